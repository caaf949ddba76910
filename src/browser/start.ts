import {
  loadedEvent,
  missingSelector,
  readyEvent,
  startSelector,
  termSelector,
  toldEvent,
  yearSelector,
  type StartScript,
} from '../contract.ts';
import { isShortcut } from '../behaviour/is-shortcut.ts';
import { returnFocus } from '../behaviour/return-focus.ts';
import { languageToOffer } from '../behaviour/remembered.ts';
import { within } from '../behaviour/within.ts';
import { lateFirstRetryMs, lateRetries, lateStalledMs } from '../facts/waiting.ts';
import { addLink } from './add-link.ts';
import { closeOverlays } from './close-overlays.ts';
import { goToTop } from './go-to-top.ts';
import { lateFaces } from './late-faces.ts';
import { prefetchClient } from './prefetch-client.ts';
import { replaceEntry } from './replace-entry.ts';
import { showRefused } from './show-refused.ts';
import { skipTransitions } from './skip-transitions.ts';

/**
 * Runs once the document is parsed. It starts the client at the first interaction, and prefetches what the visitor is likely to need.
 * The controls that the page script handles do not depend on it.
 */
const startData = document.querySelector<StartScript>(startSelector)!.dataset;
const { client, data } = startData;
/** The URLs of the chunks that the client imports. Set by the build; the development server has none. */
const parts: readonly string[] = import.meta.env.PARTS ?? [];
const inputs = new AbortController();
let loaded = false;

function start() {
  if (inputs.signal.aborted) return;
  inputs.abort();
  // Loaded in parallel with the client, not after it.
  addLink({ rel: 'preload', as: 'fetch', href: data, crossOrigin: '' });
  for (const href of parts) addLink({ rel: 'modulepreload', href });
  load(0);
}

function load(retries: number) {
  // Older browsers cache the failure of a module by its URL, so a retry needs another one.
  import(/* @vite-ignore */ retries ? `${client}?${retries}` : client).catch(() => {
    if (!loaded && retries < lateRetries) return setTimeout(load, lateFirstRetryMs << retries, retries + 1);
    // There is no client for this document: its script or the page's data could not be loaded, or the data are of another build.
    showRefused();
    document.addEventListener(toldEvent, showRefused);
  });
}

document.addEventListener(loadedEvent, () => (loaded = true));
document.addEventListener(readyEvent, () => {
  window.site.ready = true;
  lateFaces().catch(() => {});
});
document.addEventListener(toldEvent, answer);

/**
 * Starts the client to answer what the visitor has done. If it is not ready after ten seconds, answers without it, because a request can
 * hang without failing.
 */
function answer() {
  start();
  setTimeout(() => !window.site.ready && showRefused(), lateStalledMs);
}

for (const input of ['pointerdown', 'pointerover', 'keydown', 'focusin'])
  addEventListener(
    input,
    (event) => {
      // Not for a link to another page: loading the client would only slow that navigation down.
      if (!within(event, 'a[href^="/"]')) start();
    },
    { capture: true, signal: inputs.signal },
  );

addEventListener('click', (event) => {
  // The client opens the tooltip of the focused term, but Safari does not focus a button on click.
  within(event, termSelector)?.focus();
});

addEventListener('keydown', (event) => {
  // The client has moved the focus already.
  if (event.defaultPrevented || !isShortcut(event)) return;
  event.preventDefault();
  if (event.repeat) return;
  const region = document.querySelector<HTMLElement>('[aria-keyshortcuts]')!;
  if (document.activeElement === region) {
    region.blur();
    returnFocus(window.site.origin);
  } else {
    window.site.origin = document.activeElement;
    region.focus({ preventScroll: true, focusVisible: true });
  }
});

// A held Enter key presses once: the first press may move the focus to another button, which the repeats would press.
addEventListener('keydown', (event) => event.repeat && event.key === 'Enter' && within(event, 'button') && event.preventDefault(), true);

// Safari restores the scroll position of a page from the back/forward cache only after `pageshow`, and not at all once the router has set
// `history.scrollRestoration` to `manual` there.
let place = 0;
addEventListener('pagehide', () => (place = scrollY));
addEventListener('pageshow', ({ persisted }) => persisted && !window.site.isTurning && scrollTo(0, place));

const year = document.querySelector(yearSelector);
if (year) year.textContent = `${new Date().getFullYear()}`;

const missing = document.querySelector<HTMLElement>(missingSelector);
if (missing) {
  console.error(missing.dataset.missing, location.pathname);
  // The router would read `//about` as `/about`, which exists.
  if (location.pathname.startsWith('//')) replaceEntry(history.state, location.href.replace(/(?<=[^:])\/\//, '/%2F'));
}

// Start now if only the client can restore the scroll position, if it has to offer another language, or if the visitor has already used the page.
if (
  history.scrollRestoration === 'manual' ||
  languageToOffer(document.documentElement.lang) ||
  window.site.told.length ||
  document.activeElement !== document.body
)
  answer();

closeOverlays();
goToTop();
skipTransitions();
prefetchClient(startData, parts, inputs.signal);
