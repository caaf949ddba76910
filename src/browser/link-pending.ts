import type { i18n } from 'i18next';
import { waiting } from '../facts/waiting.ts';
import type { createSiteRouter } from '../site/router.tsx';
import { loadDocument } from './load-document.ts';

type Router = ReturnType<typeof createSiteRouter>;

/**
 * A link whose page is not there at once shows so, politely and without moving anything. After two seconds without an answer,
 * or when it is pressed again, the browser loads the document.
 */
export function showPending(router: Router, { t }: i18n) {
  let pressed: HTMLAnchorElement | null = null;
  let signTimer = 0;
  let documentTimer = 0;

  function end() {
    clearTimeout(signTimer);
    clearTimeout(documentTimer);
    pressed?.removeAttribute('data-pending');
    pressed = null;
    status().textContent = '';
  }

  addEventListener(
    'click',
    (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])');
      if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return;
      if (pressed?.pathname === link.pathname) {
        // The router would begin the same once more.
        event.stopPropagation();
        return;
      }
      end();
      if (link.pathname !== location.pathname) pressed = link;
    },
    true,
  );

  router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return;
    clearTimeout(signTimer);
    clearTimeout(documentTimer);
    signTimer = window.setTimeout(() => {
      if (pressed) pressed.dataset.pending = '';
      status().textContent = t('live:loading');
    }, waiting.pendingSignMs);
    documentTimer = window.setTimeout(() => loadDocument(toLocation.publicHref.split('#')[0]!), waiting.documentAfterMs);
  });
  router.subscribe('onResolved', end);
}

/** The status that says so to a screen reader. */
function status(): HTMLElement {
  return document.getElementById('pending')!;
}
