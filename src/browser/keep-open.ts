const focusable = 'a, button, summary, textarea';

const popoversOpen = () => Array.from(document.querySelectorAll('[popover]:popover-open'), ({ id }) => id);
const detailsOpen = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('details[open]'), ({ id }) => id);
const focusables = () => Array.from(document.querySelectorAll<HTMLElement>(focusable));

/**
 * Where others have changed the text of the page, React draws it anew in place of hydrating it. What the visitor has opened or
 * focused by then is opened and focused again, in the same frame. Gives the function that does so.
 */
export function keepOpen(): () => void {
  const first = document.querySelector('#app > *');
  const popovers = popoversOpen();
  const details = detailsOpen();
  const focused = focusables().indexOf(document.activeElement as HTMLElement);
  return () => {
    if (first?.isConnected) return;
    for (const id of popovers) document.getElementById(id)?.showPopover();
    for (const id of details) {
      const element = document.getElementById(id) as HTMLDetailsElement | null;
      if (element) element.open = true;
    }
    focusables()[focused]?.focus({ preventScroll: true });
  };
}
