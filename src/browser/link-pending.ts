import type { i18n } from 'i18next';
import { pendingId } from '../contract.ts';
import { within } from '../behaviour/within.ts';
import { documentAfterMs, doubleClickMs, pendingAfterMs } from '../facts/waiting.ts';
import type { createSiteRouter } from '../site/router.tsx';
import { replaceEntry } from './replace-entry.ts';
import { opensHere } from './opens-here.ts';

type Router = ReturnType<typeof createSiteRouter>;

/** Why the browser is loading another document, which a navigation of the router does not stop: for a link, or for a pending page. */
let leavingFor: 'link' | 'page' | null = null;

/** The link that was pressed last, until its page is shown. */
let pressed: HTMLAnchorElement | null = null;

/** Whether the pending page of the current history entry is the page of the pressed link. */
const isPressed = () => pressed?.href === location.href;

/**
 * Loads the document of the pending page, whose URL is already in the history entry. If a link is pressed meanwhile, the browser follows
 * it, so that the last press wins.
 */
export function leave() {
  if (leavingFor) return;
  leavingFor = 'page';
  const { hash, href } = location;
  if (isPressed()) {
    // At its own URL with a fragment the browser would only scroll.
    if (hash) replaceEntry(null, '?');
    return location.replace(href);
  }
  // Back or Forward. A reload keeps the entry's state, with which the next document's router restores the scroll position.
  location.reload();
}

/**
 * Marks a link as pending and announces it if its page is not loaded within 150 ms. After two seconds, or when it is pressed again, the
 * browser loads the document (15.late.5).
 */
export function showPending(router: Router, { t }: i18n) {
  let pendingTimer = 0;
  let documentTimer = 0;
  /** When a link was followed, or its page was shown: a click soon after it may be the second one of a double click. */
  let clickedAt = -Infinity;

  function stop() {
    clearTimeout(pendingTimer);
    clearTimeout(documentTimer);
  }

  function end() {
    stop();
    pressed?.removeAttribute('data-pending');
    pressed = null;
    announce('');
  }

  addEventListener(
    'click',
    (event) => {
      // The second click of a double click, on the same link or on what has come under the pointer since the first.
      if (event.detail > 1 && event.timeStamp - clickedAt < doubleClickMs) return ignore(event);
      const link = within<HTMLAnchorElement>(event, 'a:is([href^="/"], [href^="#"])');
      if (!link || !opensHere(event)) return;
      const address = link.pathname + link.search + link.hash;
      if (link.matches('[href^="#"]')) {
        if (!window.site.ready) return;
        event.preventDefault();
        // While a page is pending, the URL is already that page's, which has no such fragment. Otherwise the router adds the entry, because
        // Firefox and Safari scroll before they tell the router, which would store the wrong place for the entry that is left.
        const isAdded = !window.site.isTurning && link.hash !== location.hash;
        void Promise.resolve(isAdded && router.navigate({ href: address })).then(() => showPart(link.hash));
        return;
      }
      if (link.hreflang) leavingFor = 'link';
      // Not a link that the browser follows by itself, such as the way home of the error screen.
      else if (window.site.isTurning && pressed?.href === link.href && !leavingFor) {
        ignore(event);
        leave();
      }
      // Hides the click from the router, whose navigation would come too late or in the middle of hydration: the browser follows the link.
      else if (leavingFor || !window.site.ready) {
        event.stopPropagation();
        leavingFor = 'link';
      } else {
        const wasNotShown = window.site.isTurning && pressed;
        end();
        clickedAt = event.timeStamp;
        // While a page is pending, `location` already has its path, so an equal path does not mean the page that is shown.
        if (window.site.isTurning || link.pathname !== location.pathname) pressed = link;
        // Replaces the history entry of a page that was never shown; otherwise Back would lead to it.
        if (wasNotShown) {
          event.preventDefault();
          void router.navigate({ href: address, replace: true });
        }
      }
    },
    true,
  );

  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (!pathChanged) return;
    window.site.isTurning = true;
    leavingFor = null;
    stop();
    pendingTimer = window.setTimeout(() => {
      if (pressed) pressed.dataset.pending = '';
      announce(t('live:loading'));
    }, pendingAfterMs);
    documentTimer = window.setTimeout(leave, documentAfterMs);
  });
  // While a page is pending, the browser stores the scroll position of the page before it in the new entry of the history, so that the router
  // has to restore the position. If the document of a link replaces the entry, there is nothing to restore. The router's own listener, which
  // runs before this one, sets `auto`.
  addEventListener('pagehide', () => {
    if (!window.site.isTurning) return;
    if (!(leavingFor === 'page' && isPressed())) history.scrollRestoration = 'manual';
    // A reload keeps the scroll position all the same.
    if (isPressed()) scrollTo(0, 0);
  });
  addEventListener('pageshow', ({ persisted }) => {
    leavingFor = null;
    // The document comes from the back/forward cache. It was left while the page of this entry was pending, so load that page.
    if (persisted && window.site.isTurning) leave();
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    window.site.isTurning = false;
    // The page is shown before its document has loaded: keep it, because the visitor may have begun to read it.
    if (leavingFor === 'page') {
      window.stop();
      // Without its fragment and the router's state, see above.
      replaceEntry(router.history.location.state, router.state.location.publicHref);
      leavingFor = null;
    }
    if (pathChanged) clickedAt = performance.now();
    end();
  });
}

/** Scrolls to the part of the page with this fragment, and focuses it. */
function showPart(hash: string) {
  const part = document.querySelector<HTMLElement>(hash);
  if (!part) return;
  // Makes Tab continue from there.
  part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

/** Stops the event, so that neither the browser nor the router handles it. */
function ignore(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Writes into the live region for screen readers (page-turn.tsx), which an extension may have removed. */
function announce(text: string) {
  const status = document.getElementById(pendingId);
  if (status) status.textContent = text;
}
