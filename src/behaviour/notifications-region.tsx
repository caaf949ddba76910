import { VisuallyHidden } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { notificationMs } from '../facts/waiting.ts';
import { useCopy } from '../i18n/use-copy.ts';
import { loadRetrying } from './late.ts';
import type { StackProps } from './notification-stack.tsx';
import classes from './notifications-region.module.css';
import { NotifyContext, type Note } from './notify.ts';

const isShortcut = (event: KeyboardEvent) => event.altKey && event.code === 'KeyT';

/**
 * The region of notifications (section 14); Alt+T moves the focus there and back. What shows them is loaded with the first one. The status
 * element is in the document from the start, because screen readers announce only changes of an existing live region.
 */
export function NotificationsRegion({ children }: { children: ReactNode }) {
  const t = useCopy('live');
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const [plain, setPlain] = useState(false);
  const [announced, setAnnounced] = useState<Note | null>(null);
  /** Whether notifications are listed one below the other: from Alt+T until the focus leaves the region. */
  const [expanded, setExpanded] = useState(false);
  const [Stack, setStack] = useState<ComponentType<StackProps> | null>(null);

  const leave = useCallback(() => {
    const origin = before.current;
    // No element had the focus, or a navigation has removed it.
    if (!origin?.isConnected || origin === document.body) (document.activeElement as HTMLElement).blur();
    else origin.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    function goThereAndBack(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) return leave();
      before.current = document.activeElement as HTMLElement;
      // The region is on screen only while it has the focus, so the browser must not scroll to it. A shortcut with Alt is not enough for
      // browsers to show the focus.
      region.current?.focus({ preventScroll: true, focusVisible: true });
      setExpanded(true);
    }
    /** Remembers where the focus came from, so that `leave` returns it after Tab or a click too. */
    function keepOrigin({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) before.current = relatedTarget;
    }
    function fold({ relatedTarget }: FocusEvent) {
      if (!element?.contains(relatedTarget as Node | null)) setExpanded(false);
    }
    const element = region.current;
    element?.toggleAttribute('data-hydrated', true);
    document.addEventListener('keydown', goThereAndBack);
    element?.addEventListener('focusin', keepOrigin);
    element?.addEventListener('focusout', fold);
    return () => {
      document.removeEventListener('keydown', goThereAndBack);
      element?.removeEventListener('focusin', keepOrigin);
      element?.removeEventListener('focusout', fold);
    };
  }, [leave]);

  useEffect(() => {
    if (!plain || expanded) return;
    const timer = setTimeout(() => setPlain(false), notificationMs);
    return () => clearTimeout(timer);
  }, [plain, expanded]);

  const notify = useCallback(
    async ({ title, message }: Note) => {
      // Cleared first, so that the same text is announced again.
      setAnnounced(null);
      setPlain(false);
      requestAnimationFrame(() => setAnnounced({ title, message }));
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
  const words = announced && (
    <>
      <span className={classes.title}>{announced.title}</span> {announced.message}
    </>
  );

  return (
    <NotifyContext value={notify}>
      {children}
      <section ref={region} className={classes.region} tabIndex={-1} aria-label={t('notifications.region')} aria-keyshortcuts="Alt+T">
        <VisuallyHidden role="status">{words}</VisuallyHidden>
        {plain && (
          <p className={classes.plain} aria-hidden>
            {words}
          </p>
        )}
        {Stack && <Stack leave={leave} expanded={expanded} forMs={notificationMs} />}
      </section>
    </NotifyContext>
  );
}
