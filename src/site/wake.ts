/**
 * All script that runs with the page. It starts the rest at the first sign of a visitor, keeps the presses that
 * come before the rest is there, and does the few things that cannot wait. Classic, small, the same on every page.
 */
const main = document.currentScript!.dataset.main!;
const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
const retryAfterMs = [1000, 2000, 4000];
let started = false;
let awake = false;
let lost = false;
let pressed: HTMLElement | null = null;
let shortcut = false;

/** What only the rest of the script can do: live buttons, terms, and links that reveal instead of leading away. */
const waking = '[data-live], [data-wakes], [data-term]';

function start() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  bring(0);
}

function bring(tries: number) {
  // A module that failed stays failed under its own address.
  import(/* @vite-ignore */ tries ? `${main}?${tries}` : main).catch(() => {
    const delay = retryAfterMs[tries];
    if (delay) setTimeout(bring, delay, tries + 1);
    else goWithout();
  });
}

/** Nothing will come, for the press that waited or for any later one. */
function goWithout() {
  lost = true;
  // It goes where it goes without script.
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  // The page is of a build that is gone: the present one works.
  else if (pressed) location.reload();
}

function remembered(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const scheme = remembered('color-scheme');
if (scheme) document.documentElement.dataset.theme = scheme;

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

addEventListener(
  'keydown',
  (event) => {
    if (!awake && event.altKey && event.code === 'KeyT') shortcut = true;
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(target instanceof Element)) return;
    const live = target.closest<HTMLElement>(waking);
    if (live && !awake && !button && !ctrlKey && !metaKey && !shiftKey && !altKey) {
      event.preventDefault();
      pressed = live;
      if (lost) goWithout();
      else start();
    }
    const chosen = target.closest<HTMLAnchorElement>('a[data-language]');
    if (!chosen) return;
    chosen.hash = location.hash;
    try {
      localStorage.setItem('language', chosen.dataset.language!);
    } catch {
      // Storage is refused: nothing is remembered.
    }
  },
  true,
);

document.addEventListener('awake', () => {
  awake = true;
  pressed?.click();
  // From within the page: on its way React finishes what it has begun, and the document then listens.
  if (shortcut) document.querySelector('main')?.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT', bubbles: true }));
});

document.addEventListener('DOMContentLoaded', () => {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
  const missing = document.querySelector<HTMLElement>('[data-missing]');
  if (missing) {
    missing.dataset.written = '';
    console.error(missing.dataset.missing, location.pathname);
  }
  // A visitor who chose another language is offered it, which the rest of the script does.
  const chosen = remembered('language');
  if (chosen && !remembered('language-offer') && document.querySelector(`a[data-language="${CSS.escape(chosen)}"]`)) start();
});
