import closeButtonCss from '@mantine/core/styles/CloseButton.layer.css?inline';
import notificationCss from '@mantine/core/styles/Notification.layer.css?inline';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import notificationsCss from '@mantine/notifications/styles.layer.css?inline';
import { useEffect } from 'react';
import { addLateStyle } from './late-style';
import ownCss from './notification-stack.css?inline';

const shownForMs = 6000;

addLateStyle(closeButtonCss + notificationCss + notificationsCss + ownCss);

/** Shows a notification, below the others in time and before them in the stack. */
export function show({ title, message, dismiss }: { title: string; message: string; dismiss: string }) {
  notifications.show({
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

export function NotificationStack({ leave }: { leave: () => void }) {
  useEffect(() => {
    leaveRegion = leave;
  }, [leave]);

  useEffect(() => {
    function dismissNewest(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':popover-open, dialog[open]')) return;
      const focused = toasts().find((toast) => toast.contains(document.activeElement));
      (focused ?? toasts().find((toast) => !toast.inert))?.querySelector('button')?.click();
    }
    // Nobody reads a page that is not in front.
    function holdWhileHidden() {
      const autoClose = document.hidden ? false : shownForMs;
      notifications.updateState(notificationsStore, (shown) => shown.map((item) => ({ ...item, autoClose })));
    }
    document.addEventListener('keydown', dismissNewest);
    document.addEventListener('visibilitychange', holdWhileHidden);
    return () => {
      document.removeEventListener('keydown', dismissNewest);
      document.removeEventListener('visibilitychange', holdWhileHidden);
    };
  }, []);

  return <Notifications withinPortal={false} layout="stacked" position="bottom-right" limit={5} />;
}
