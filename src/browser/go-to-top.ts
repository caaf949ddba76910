import { errorHeadingSelector } from '../contract.ts';
import { within } from '../behaviour/within.ts';
import { opensHere } from './opens-here.ts';

/**
 * Lets a link in header or footer to the page itself lead to its top. The browser would load the page anew, and the router would do nothing,
 * or add an entry to the history.
 */
export function goToTop() {
  const go = (event: MouseEvent) => {
    const link = within<HTMLAnchorElement>(event, 'header a, footer a');
    if (window.site.isTurning || link?.pathname !== location.pathname || !opensHere(event)) return;
    // On the error screen the browser loads the page, as the router would not.
    if (document.querySelector(errorHeadingSelector)) return event.stopPropagation();
    document.getElementById('main')!.focus({ preventScroll: true });
    // The router leaves the fragment.
    if (location.hash) return;
    event.preventDefault();
    scrollTo(0, 0);
  };
  // Before the router.
  addEventListener('click', go, true);
}
