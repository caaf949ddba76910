import { renderedEvent } from '../contract.ts';

/** Calls the function each time the client has rendered another page, before the browser paints it. */
export function onOtherPage(call: () => void) {
  let { pathname } = location;
  document.addEventListener(renderedEvent, () => {
    // Hydration shows no other page, although it may change the URL (if it was `/about.html`).
    if (window.site.ready && pathname !== location.pathname) call();
    ({ pathname } = location);
  });
}
