import type { FocusEvent } from 'react';

/** An open popover would cover what the focus has gone to; its own button opens and closes it anyway. */
export function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!relatedTarget || currentTarget.contains(relatedTarget) || (relatedTarget as HTMLElement).matches('[popovertarget]')) return;
  currentTarget.hidePopover?.();
}
