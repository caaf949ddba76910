/** Returns the focus to the given element or, if it is in the closed menu, to the button of the menu; after a key, also into sight. */
export function returnFocus(element?: Element | null) {
  const isHidden = element?.closest('[popover]') && !element.checkVisibility();
  const origin = isHidden ? document.querySelector('[popovertarget]') : element;
  (origin as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  // A visitor with a keyboard may have scrolled away from it; under a pointer the page must not move.
  if (origin?.matches(':focus-visible')) origin.scrollIntoView({ block: 'nearest' });
}
