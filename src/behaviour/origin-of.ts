/** The element to return the focus to: the given one or, if it is in the closed menu, the button of the menu. */
export function originOf(element?: Element | null): HTMLElement | null {
  const isHidden = element?.closest('[popover]') && !element.checkVisibility();
  return (isHidden ? document.querySelector<HTMLElement>('[popovertarget]') : (element as HTMLElement | null)) ?? null;
}
