import { errorHeadingSelector } from '../contract.ts';
import { within } from '../behaviour/within.ts';
import { opensHere } from './opens-here.ts';

/**
 * Makes a link in header or footer to the current page scroll to its top. By themselves, the browser would reload the page, and the router
 * would do nothing or add a history entry.
 */
export function goToTop() {
  const go = (event: MouseEvent) => {
    const link = within<HTMLAnchorElement>(event, 'header a, footer a');
    if (window.site.isTurning || link?.pathname !== location.pathname || !opensHere(event)) return;
    // On the error screen, the browser must load the page, because the router would not load it again.
    if (document.querySelector(errorHeadingSelector)) return event.stopPropagation();
    document.getElementById('main')!.focus({ preventScroll: true });
    // The router navigates, without the fragment.
    if (location.hash) return;
    event.preventDefault();
    scrollTo(0, 0);
  };
  // Runs before the router's listener.
  addEventListener('click', go, true);
}
