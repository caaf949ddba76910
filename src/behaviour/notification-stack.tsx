import closeButtonCss from '@mantine/core/styles/CloseButton.layer.css?inline';
import notificationCss from '@mantine/core/styles/Notification.layer.css?inline';
import unstyledButtonCss from '@mantine/core/styles/UnstyledButton.layer.css?inline';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import notificationsCss from '@mantine/notifications/styles.layer.css?inline';
import { useEffect } from 'react';
import { addLateStyle } from './late-style.ts';
import ownCss from './notification-stack.css?inline';

addLateStyle(unstyledButtonCss + closeButtonCss + notificationCss + notificationsCss + ownCss);

interface Notification {
  title: string;
  message: string;
  /** The name of the button that dismisses it. */
  dismiss: string;
  forMs: number;
}

/** Shows a notification on top of the stack. If it is shown already, its time starts again. */
export function show({ title, message, dismiss, forMs }: Notification) {
  // Also the id of its element, which may have no white space (HTML, 3.2.6).
  const id = `${title} ${message}`.replace(/\s/g, '_');
  const shown = notificationsStore.getState().notifications;
  const equal = shown.find((item) => item.id === id);
  if (equal) {
    // Mantine restarts the timer only if the duration changes. `false` means paused, and stays so.
    if (equal.autoClose !== false) notifications.update({ id, message, autoClose: equal.autoClose === forMs ? forMs + 1 : forMs });
    return;
  }
  notifications.show({
    id,
    title,
    message,
    autoClose: hasTimeLimit() ? forMs : false,
    // The region's status element announces it; with an alert role here it would be announced twice.
    role: 'group',
    'aria-label': title,
    className: 'toast',
    closeButtonProps: { 'aria-label': dismiss },
    onOpen: uncoverFocus,
    onClose: ({ id }) => keepFocus(id),
  });
}

/** Whether the region has the focus and shows all of them. */
let isExpanded = false;

/** No time limit while the tab is hidden or the region has the focus (14.notifications.7, WCAG 2.2.1). */
const hasTimeLimit = () => !document.hidden && !isExpanded;

/**
 * The open notifications, the newest first. The element of a closing one stays in the document until it has faded, but is no longer in the
 * store.
 */
function toasts(): HTMLElement[] {
  const { notifications: open } = notificationsStore.getState();
  return [...document.querySelectorAll<HTMLElement>('.toast')].filter(({ id }) => open.some((each) => each.id === id));
}

/** Scrolls the focused element so that the notifications do not cover it (WCAG 2.2, 2.4.11). */
function uncoverFocus() {
  const focused = document.querySelector(':focus-visible:not(:has(.toast), .toast *, dialog *, [popover] *)')?.getBoundingClientRect();
  const stack = document.querySelector('[data-layout]:has(.toast)')?.getBoundingClientRect();
  if (focused && stack && focused.bottom > stack.top && focused.top < stack.bottom && focused.right > stack.left)
    scrollBy(0, focused.bottom - stack.top + 12);
}

let leaveRegion = () => {};

/** When a notification that has the focus closes, the next one gets it. After the last, the element focused before the region does. */
function keepFocus(id: string | undefined) {
  const { activeElement } = document;
  if (!activeElement?.closest('[aria-keyshortcuts]')) return;
  const next = toasts().find((toast) => toast.id !== id);
  if (!next) leaveRegion();
  else if (activeElement.closest('.toast')?.id === id) next.querySelector('button')?.focus();
}

export interface StackProps {
  leave: () => void;
  expanded: boolean;
  forMs: number;
}

export function NotificationStack({ leave, expanded, forMs }: StackProps) {
  useEffect(() => {
    leaveRegion = leave;
  }, [leave]);

  useEffect(() => {
    function dismissNewest(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // One press closes one thing, and these come first.
      if (document.querySelector(':popover-open, dialog[open], header details[open]')) return;
      const open = toasts();
      const focused = open.find((toast) => toast.contains(document.activeElement));
      (focused ?? open[0])?.querySelector('button')?.click();
    }
    function limitTime() {
      const autoClose = hasTimeLimit() ? forMs : false;
      notifications.updateState(notificationsStore, (shown) => shown.map((item) => ({ ...item, autoClose })));
    }
    isExpanded = expanded;
    limitTime();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', dismissNewest, { signal });
    document.addEventListener('visibilitychange', limitTime, { signal });
    // At keyup the browser has already scrolled to the focused element.
    document.addEventListener('keyup', ({ key }) => key === 'Tab' && uncoverFocus(), { signal });
    return () => listening.abort();
  }, [expanded, forMs]);

  return (
    <Notifications withinPortal={false} layout={expanded ? 'default' : 'stacked'} position="bottom-right" notificationMaxHeight="30rem" />
  );
}
