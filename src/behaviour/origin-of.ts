/** Where the focus returns to, for the element that had it: for a link in a menu, which closes without the focus, the button of the menu. */
export function originOf(element?: Element | null): HTMLElement | null {
  const isHidden = element?.closest('[popover]') && !element.checkVisibility();
  return (isHidden ? document.querySelector<HTMLElement>('[popovertarget]') : (element as HTMLElement | null)) ?? null;
}
