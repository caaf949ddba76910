import closeButtonCss from '@mantine/core/styles/CloseButton.layer.css?inline';
import notificationCss from '@mantine/core/styles/Notification.layer.css?inline';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import notificationsCss from '@mantine/notifications/styles.layer.css?inline';
import { useEffect } from 'react';
import { addLateStyle } from './late-style.ts';
import ownCss from './notification-stack.css?inline';

const shownForMs = 6000;

addLateStyle(closeButtonCss + notificationCss + notificationsCss + ownCss);

/** How many are kept: the oldest gives way to a new one. */
const keptCount = 3;

/** Shows a notification before the others in the stack; one that is shown already gets its time anew. */
export function show({ title, message, dismiss }: { title: string; message: string; dismiss: string }) {
  const id = `${title}\n${message}`;
  const shown = notificationsStore.getState().notifications;
  const equal = shown.find((item) => item.id === id);
  if (equal) {
    // A duration that differs starts the time anew; one that is held stays so.
    if (equal.autoClose !== false)
      notifications.update({ id, message, autoClose: equal.autoClose === shownForMs ? shownForMs + 1 : shownForMs });
    return;
  }
  for (const { id: oldest } of shown.slice(0, shown.length - keptCount + 1)) if (oldest) notifications.hide(oldest);
  notifications.show({
    id,
    title,
    message,
    autoClose: document.hidden ? false : shownForMs,
    // The region's own status announces it; a role of its own would say it twice.
    role: 'group',
    'aria-label': title,
    className: 'toast',
    closeButtonProps: { 'aria-label': dismiss },
    onClose: ({ id }) => keepFocus(id),
  });
}

const toasts = () => [...document.querySelectorAll<HTMLElement>('.toast')];

let leaveRegion = () => {};

/** A notification that goes takes no focus with it: the next one gets it, or what had it before them. */
function keepFocus(id: string | undefined) {
  const going = toasts().find((toast) => toast.contains(document.activeElement));
  if (!going) return;
  const next = toasts().find((toast) => toast !== going && toast.id !== id && !toast.inert);
  if (next) next.querySelector('button')?.focus();
  else leaveRegion();
}

export function NotificationStack({ leave, expanded }: { leave: () => void; expanded: boolean }) {
  useEffect(() => {
    leaveRegion = leave;
  }, [leave]);

  useEffect(() => {
    function dismissNewest(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':popover-open, dialog[open]')) return;
      const focused = toasts().find((toast) => toast.contains(document.activeElement));
      (focused ?? toasts().find((toast) => !toast.inert))?.querySelector('button')?.click();
    }
    // Nobody reads a page that is not in front; whoever goes to the region reads it.
    function holdWhileHidden() {
      const autoClose = document.hidden || expanded ? false : shownForMs;
      notifications.updateState(notificationsStore, (shown) => shown.map((item) => ({ ...item, autoClose })));
    }
    holdWhileHidden();
    document.addEventListener('keydown', dismissNewest);
    document.addEventListener('visibilitychange', holdWhileHidden);
    return () => {
      document.removeEventListener('keydown', dismissNewest);
      document.removeEventListener('visibilitychange', holdWhileHidden);
    };
  }, [expanded]);

  return <Notifications withinPortal={false} layout={expanded ? 'default' : 'stacked'} position="bottom-right" limit={keptCount} />;
}
