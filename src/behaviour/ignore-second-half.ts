/**
 * Ignores the second click of a double click whose first one led here: the visitor has not seen what has come under the pointer. It would
 * switch the language back, or open the mail program.
 */
export function ignoreSecondHalf() {
  let clicked = false;
  addEventListener(
    'click',
    (event) => {
      if (event.detail > 1 && !clicked) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      clicked = true;
    },
    true,
  );
}
