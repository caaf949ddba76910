import { choices } from '../facts/storage';
import { waiting } from '../facts/waiting';
import { remembered } from '../sections/remembered';
import { heedChoices } from './choosing';
import { addToHead, isFree, speculateOn } from './speculation';

/**
 * What runs with the page, but for the chosen scheme (document.tsx). It starts the rest at the first sign of a visitor,
 * keeps the presses that come before the rest is there, and does the few things that cannot wait. Classic, small, the
 * same on every page.
 */
const { main, parts, words, sheet } = document.currentScript!.dataset as Record<'main' | 'parts' | 'words' | 'sheet', string>;
const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin'];
let started = false;
let arrived = false;
let awake = false;
let lost = false;
let pressed: (HTMLElement & { href?: string }) | null = null;
let shortcut: KeyboardEvent | undefined;
/** Since when the pointer has rested on what it rests on. What a link leads to that it rests on for so long is rendered ahead. */
let restsSince = NaN;
const renderedAheadMs = 500;
/** Whether the page that the visitor leaves for is there already. */
let there: boolean | undefined;

/** What only the rest of the script can do: live buttons, terms, and links that reveal instead of leading away. */
const waking = '[data-live], [data-wakes], [data-term]';

function start() {
  if (started) return;
  started = true;
  // What the script will ask for comes beside it, not behind it.
  addToHead('link', { rel: 'preload', as: 'fetch', href: words, crossOrigin: '' });
  for (const href of parts.split(' ')) addToHead('link', { rel: 'modulepreload', href });
  // A page that is still on its way cannot be taken over.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => bring(0));
  else bring(0);
}

function bring(tries: number) {
  // In older browsers a module that failed stays failed under its own address; where it was a part of it, nothing will come.
  import(/* @vite-ignore */ tries ? `${main}?${tries}` : main).catch(() => {
    if (tries < waiting.lateRetries && !arrived) setTimeout(bring, waiting.lateFirstRetryMs << tries, tries + 1);
    else goWithout();
  });
}

/** Nothing will come, for the press that waited or for any later one. */
function goWithout() {
  lost = true;
  // It goes where it goes without script.
  if (pressed?.href) location.assign(pressed.href);
  // The page is of a build that is gone: the present one works. Without a line there would be no page at all.
  else if (pressed?.dataset.live && navigator.onLine) location.reload();
}

/** A link to another page is followed as it is: what would start here would hold it up, and be left behind at once. */
function onSign({ target }: Event) {
  if (!(target as Element).closest?.('a[href^="/"]:not([data-wakes])')) start();
}

for (const sign of signs) addEventListener(sign, onSign, true);

addEventListener(
  'keydown',
  (event) => {
    if (!awake && event.altKey && event.code === 'KeyT') shortcut = event;
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const live = target.closest<HTMLElement>(waking);
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (live && !awake && !modified) {
      event.preventDefault();
      pressed = live;
      if (lost) goWithout();
      else start();
    }
  },
  true,
);

heedChoices();

addEventListener('pointerover', ({ timeStamp }) => (restsSince = timeStamp), true);

// A transition takes some frames, which only a page has to spare that is there already: rendered ahead, or come back to.
window.navigation?.addEventListener('navigate', ({ timeStamp, navigationType, sourceElement }) => {
  there = navigationType === 'traverse' || (sourceElement?.matches(':hover') && timeStamp - restsSince > renderedAheadMs);
});
addEventListener('pageswap', ({ viewTransition }) => there || viewTransition?.skipTransition());

document.addEventListener('arrived', () => (arrived = true));

document.addEventListener('awake', () => {
  awake = true;
  pressed?.click();
  // From within the page: on its way React finishes what it has begun, and the document then listens.
  if (shortcut) document.querySelector('main')!.dispatchEvent(new KeyboardEvent('keydown', shortcut));
});

addEventListener('DOMContentLoaded', () => {
  document.querySelector('[data-year]')!.textContent = `${new Date().getFullYear()}`;
  // A visitor who chose another language is offered it, which the rest of the script does.
  const chosen = remembered(choices.storageLanguage);
  if (chosen && chosen !== document.documentElement.lang && !remembered(choices.storageOffer)) start();
});

addEventListener('load', () => {
  const forPrint = document.querySelector('noscript')!;
  forPrint.outerHTML = forPrint.textContent;
  if (!isFree()) return;
  // Once it is drawn.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (started) return;
      speculateOn('a[href^="/"]', 'nav a[hreflang], main a[href^="/"]:not(nav a)');
      // Behind the documents, when the browser has nothing to do, and not run. One that does not tell when that is, does not prefetch.
      window.requestIdleCallback?.(() => {
        if (started) return;
        for (const href of [main, ...parts.split(' '), words, sheet]) addToHead('link', { rel: 'prefetch', href });
      });
    }),
  );
});
