import type { i18n } from 'i18next';
import { within } from '../behaviour/within.ts';
import { documentAfterMs, doubleClickMs, pendingSignMs } from '../facts/waiting.ts';
import type { createSiteRouter } from '../site/router.tsx';
import { loadDocument } from './load-document.ts';
import { opensHere } from './opens-here.ts';

type Router = ReturnType<typeof createSiteRouter>;

/** Whether the browser is loading another document, which a navigation of the router does not stop. */
let isLeaving = false;

/** Loads the document at the path. A link pressed meanwhile is followed by the browser, so that the last press wins. */
export function leaveFor(path: string) {
  isLeaving = true;
  loadDocument(path);
}

/**
 * Marks a link as pending and announces it if its page is not loaded within 150 ms. After two seconds, or when it is pressed again, the
 * browser loads the document (15.late.5).
 */
export function showPending(router: Router, { t }: i18n) {
  let pressed: HTMLAnchorElement | null = null;
  let signTimer = 0;
  let documentTimer = 0;
  let turnedAt = -Infinity;

  function stop() {
    clearTimeout(signTimer);
    clearTimeout(documentTimer);
  }

  function end() {
    stop();
    pressed?.removeAttribute('data-pending');
    pressed = null;
    status().textContent = '';
  }

  addEventListener(
    'click',
    (event) => {
      // The second click of a double click, on what has come under the pointer since the first.
      if (event.detail > 1 && event.timeStamp - turnedAt < doubleClickMs) return ignore(event);
      const link = within<HTMLAnchorElement>(event, 'a[href^="/"]');
      if (!link || !opensHere(event)) return;
      if (link.hreflang) isLeaving = true;
      else if (pressed?.href === link.href) {
        ignore(event);
        leaveFor(link.pathname);
      }
      // Keeps the router from a navigation that would come too late, so that the browser follows the link.
      else if (isLeaving) event.stopPropagation();
      else {
        end();
        if (link.pathname !== location.pathname) pressed = link;
      }
    },
    true,
  );

  router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return;
    window.site.isTurning = true;
    stop();
    signTimer = window.setTimeout(() => {
      if (pressed) pressed.dataset.pending = '';
      status().textContent = t('live:loading');
    }, pendingSignMs);
    documentTimer = window.setTimeout(() => leaveFor(toLocation.publicHref.split('#')[0]!), documentAfterMs);
  });
  addEventListener('pageshow', () => (isLeaving = false));
  router.subscribe('onResolved', ({ pathChanged }) => {
    window.site.isTurning = false;
    if (pathChanged) turnedAt = performance.now();
    end();
  });
}

/** Neither the browser nor any other listener gets the event. */
function ignore(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** The live region for screen readers (page-turn.tsx). */
function status(): HTMLElement {
  return document.getElementById('pending')!;
}
