import { renderedEvent } from '../contract.ts';

/** Calls the function each time the client has rendered another page, before the browser paints it. */
export function onOtherPage(call: () => void) {
  let { pathname } = location;
  document.addEventListener(renderedEvent, () => {
    if (pathname !== location.pathname) call();
    ({ pathname } = location);
  });
}
