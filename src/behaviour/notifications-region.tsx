import { VisuallyHidden } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useCopy } from '../i18n/use-copy.ts';
import { late } from './late.ts';
import classes from './notifications-region.module.css';
import { NotifyContext, type Note } from './notify.ts';

const plainForMs = 6000;

const isShortcut = (event: KeyboardEvent) => event.altKey && event.code === 'KeyT';

/**
 * The one region of notifications, in the page from the start: Alt+T leads there and back. What shows them is
 * loaded with the first of them; what announces them is here already, so that none is missed.
 */
export function NotificationsRegion({ children }: { children: ReactNode }) {
  const t = useCopy('live');
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const [plain, setPlain] = useState(false);
  const [announced, setAnnounced] = useState<Note | null>(null);
  /** From when the region itself gets the focus until it leaves: its notifications are shown one below the other. */
  const [expanded, setExpanded] = useState(false);
  const [Stack, setStack] = useState<ComponentType<{ leave: () => void; expanded: boolean }> | null>(null);

  const leave = useCallback(() => {
    const origin = before.current;
    // Nothing had the focus, or the page it was on has been turned.
    if (!origin?.isConnected || origin === document.body) (document.activeElement as HTMLElement).blur();
    else origin.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    function goThereAndBack(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) return leave();
      before.current = document.activeElement as HTMLElement;
      // It is where it is seen only with the focus.
      region.current?.focus({ preventScroll: true });
    }
    /** Focus that comes by Tab or by a press is given back to where it came from as well. */
    function keepOrigin({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) before.current = relatedTarget;
    }
    function expand({ target }: FocusEvent) {
      // A press on a notification focuses the region as well.
      if (target === element && element?.matches(':focus-visible')) setExpanded(true);
    }
    function fold({ relatedTarget }: FocusEvent) {
      if (!element?.contains(relatedTarget as Node | null)) setExpanded(false);
    }
    const element = region.current;
    element?.toggleAttribute('data-awake', true);
    document.addEventListener('keydown', goThereAndBack);
    element?.addEventListener('focusin', keepOrigin);
    element?.addEventListener('focusin', expand);
    element?.addEventListener('focusout', fold);
    return () => {
      document.removeEventListener('keydown', goThereAndBack);
      element?.removeEventListener('focusin', keepOrigin);
      element?.removeEventListener('focusin', expand);
      element?.removeEventListener('focusout', fold);
    };
  }, [leave]);

  const notify = useCallback(
    async ({ title, message }: Note) => {
      // Emptied first: the same words twice are two announcements.
      setAnnounced(null);
      requestAnimationFrame(() => setAnnounced({ title, message }));
      try {
        const stack = await late('notifications', () => import('./notification-stack.tsx'));
        setStack(() => stack.NotificationStack);
        stack.show({ title, message, dismiss: t('notifications.dismiss') });
      } catch {
        // What draws it never came: the words themselves are shown.
        setPlain(true);
        setTimeout(() => setPlain(false), plainForMs);
      }
    },
    [t],
  );

  // No punctuation joins them: each language has its own.
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
        {Stack && <Stack leave={leave} expanded={expanded} />}
      </section>
    </NotifyContext>
  );
}
