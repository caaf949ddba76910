import { choices, events, startSelector, type StartData } from '../contract.ts';
import { remembered } from '../behaviour/remembered.ts';
import { waiting } from '../facts/waiting.ts';
import { addToHead } from './add-to-head.ts';
import { loadAhead } from './load-ahead.ts';
import { showRefused } from './show-refused.ts';
import { skipTransitions } from './skip-transitions.ts';

/**
 * Runs once the document is parsed. It starts the client at the first sign of a visitor, and loads ahead what the visitor is
 * likely to need. Nothing that can be pressed waits for it.
 */
const { main, parts, words, ...ahead } = document.querySelector<HTMLScriptElement>(startSelector)!.dataset as unknown as StartData;
let started = false;
let loaded = false;

function start() {
  if (started) return;
  started = true;
  // What the client will ask for is loaded beside it, not after it.
  addToHead('link', { rel: 'preload', as: 'fetch', href: words, crossOrigin: '' });
  for (const href of parts.split(' ')) addToHead('link', { rel: 'modulepreload', href });
  load(0);
}

function load(retries: number) {
  // Older browsers keep the failure of a module under its address.
  import(/* @vite-ignore */ retries ? `${main}?${retries}` : main).catch(() => {
    if (loaded) return;
    if (retries < waiting.lateRetries) setTimeout(load, waiting.lateFirstRetryMs << retries, retries + 1);
    else showRefused();
  });
}

document.addEventListener(events.loaded, () => (loaded = true));
document.addEventListener(events.ready, () => (window.site.ready = true));
document.addEventListener(events.told, start);

for (const sign of ['pointerdown', 'pointerover', 'keydown', 'focusin'])
  addEventListener(
    sign,
    ({ target }) => {
      // A link to another page is followed as it is: what would start here would slow it down, and be left at once.
      if (!(target as Element).closest?.('a[href^="/"]')) start();
    },
    true,
  );

addEventListener('click', ({ target }) => {
  // The client opens the tooltip of the term that has the focus; Safari gives a pressed button none.
  (target as Element).closest<HTMLElement>('[data-term]')?.focus();
});

addEventListener('keydown', (event) => {
  if (window.site.ready || !event.altKey || event.code !== 'KeyT') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.focus({ preventScroll: true });
});

// The not-found page writes the missing path to the console, once.
const missing = document.querySelector<HTMLElement>('[data-missing]');
if (missing) {
  missing.dataset.written = '';
  console.error(missing.dataset.missing, location.pathname);
}

// A visitor who chose another language is offered it, which the client does. Others may have pressed something already.
const chosen = remembered(choices.storageLanguage);
const isOffered = chosen && chosen !== document.documentElement.lang && !remembered(choices.storageOffer);
if (isOffered || window.site.told.length || document.activeElement !== document.body) start();

skipTransitions();
loadAhead({ main, parts, words, ...ahead }, () => started);
