/**
 * For the handler of a click that removes the clicked element: ignores the second click of a double click, which would hit the element
 * below.
 */
export function ignoreSecondClick() {
  addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, once: true },
  );
}
