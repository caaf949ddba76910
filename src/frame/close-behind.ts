import type { FocusEvent } from 'react';

/**
 * Closes a popover, or a list in `<details>`, when the focus leaves it, because it would cover the focused element (WCAG 2.4.11). Its own button is left out, as the
 * browser toggles the popover for it.
 */
export function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!relatedTarget || currentTarget.contains(relatedTarget) || (relatedTarget as HTMLElement).matches('[popovertarget]')) return;
  if (currentTarget instanceof HTMLDetailsElement) currentTarget.open = false;
  else currentTarget.hidePopover?.();
}
