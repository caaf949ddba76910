import { VisuallyHidden } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { notificationMs } from '../facts/waiting.ts';
import { useCopy } from '../i18n/use-copy.ts';
import { ClipboardAnswers } from './clipboard-answers.tsx';
import { isShortcut } from './is-shortcut.ts';
import { loadRetrying } from './late.ts';
import type { StackProps } from './notification-stack.tsx';
import { returnFocus } from './return-focus.ts';
import * as classes from './notifications-region.module.css';

const hasFocus = (region: HTMLElement | null) => Boolean(region?.contains(document.activeElement));

/**
 * The region of notifications (section 14); Alt+T moves the focus there and back. The chunk that shows notifications is loaded with the
 * first of them. The status element is in the document from the start, because screen readers announce only changes of an existing live
 * region.
 */
export function NotificationsRegion() {
  const t = useCopy('live');
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const [plain, setPlain] = useState(false);
  /** The notifications to announce, as title and message: all those of the same frame. */
  const [announced, setAnnounced] = useState<[title: string, message: string][]>([]);
  /** Whether notifications are listed one below the other: from Alt+T until the focus leaves the region. */
  const [expanded, setExpanded] = useState(false);
  const [Stack, setStack] = useState<ComponentType<StackProps> | null>(null);

  const leave = useCallback(() => {
    returnFocus(before.current);
    // Nothing can get the focus back: no element had it, a navigation has removed that element, or it is hidden.
    if (hasFocus(region.current)) (document.activeElement as HTMLElement).blur();
  }, []);

  useEffect(() => {
    function goThereAndBack(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      if (hasFocus(element)) return leave();
      before.current = document.activeElement;
      // The region is on screen only while it has the focus, so the browser must not scroll to it. After a shortcut with Alt, browsers do
      // not show the focus by default.
      element.focus({ preventScroll: true, focusVisible: true });
      // While a modal dialog is open, the region cannot get the focus.
      setExpanded(hasFocus(element));
    }
    /** Remembers where the focus came from, so that `leave` returns it after Tab or a click too. */
    function keepOrigin({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !element.contains(relatedTarget as Node)) before.current = relatedTarget as Element;
    }
    function fold({ relatedTarget }: FocusEvent) {
      // Another tab or window takes the focus from the document, not from the region.
      if (!element.contains((relatedTarget ?? document.activeElement) as Node)) setExpanded(false);
    }
    const element = region.current!;
    element.toggleAttribute('data-hydrated', true);
    // start.ts may have moved the focus here.
    before.current ??= window.site.origin ?? null;
    setExpanded(hasFocus(element));
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', goThereAndBack, { signal });
    element.addEventListener('focusin', keepOrigin, { signal });
    element.addEventListener('focusout', fold, { signal });
    return () => listening.abort();
  }, [leave]);

  useEffect(() => {
    if (!announced.length || expanded || !(Stack || plain)) return;
    const timer = setTimeout(() => setAnnounced([]), notificationMs);
    return () => clearTimeout(timer);
  }, [announced, expanded, Stack, plain]);

  const notify = useCallback(
    async (title: string, message: string) => {
      // Cleared first, so that the same text is announced again.
      setAnnounced([]);
      setPlain(false);
      requestAnimationFrame(() => setAnnounced((others) => [...others.filter(([, other]) => other !== message), [title, message]]));
      try {
        const stack = await loadRetrying('notifications', () => import('./notification-stack.tsx'));
        setStack(() => stack.NotificationStack);
        stack.show({ title, message, dismiss: t('notifications.dismiss'), forMs: notificationMs });
      } catch {
        // The chunk could not be loaded: show plain text.
        setPlain(true);
      }
    },
    [t],
  );

  // No punctuation between title and message, because it differs by language.
  const words = announced.map(([title, message]) => (
    <span key={message}>
      <span className={classes.title}>{title}</span> {message}
    </span>
  ));

  return (
    <>
      <section ref={region} className={classes.region} tabIndex={-1} aria-label={t('notifications.region')} aria-keyshortcuts="Alt+T">
        <VisuallyHidden role="status">{words}</VisuallyHidden>
        {plain && words.length > 0 && (
          <p className={classes.plain} aria-hidden>
            {words}
          </p>
        )}
        {Stack && <Stack leave={leave} expanded={expanded} forMs={notificationMs} />}
      </section>
      <ClipboardAnswers notify={notify} />
    </>
  );
}
