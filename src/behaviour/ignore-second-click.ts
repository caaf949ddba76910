/** After the click that has removed what was clicked: ignores the second click of a double click, which would press what was below. */
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
