/**
 * All script that runs with the page. It starts the rest at the first sign of a visitor, keeps the presses that
 * come before the rest is there, and does the few things that cannot wait.
 */
const main = document.currentScript!.dataset.main!;
const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;
let started = false;
let awake = false;
let pressed: HTMLElement | null = null;

function start() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  const retry = (delayMs: number) =>
    import(/* @vite-ignore */ main).catch(() => {
      // A module that failed stays failed under its own address.
      if (delayMs <= 4000) setTimeout(() => import(/* @vite-ignore */ `${main}?${delayMs}`).catch(() => retry(delayMs * 2)), delayMs);
    });
  void retry(1000);
}

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const live = !awake && target.closest<HTMLElement>('[data-live]');
    if (live) {
      event.preventDefault();
      pressed = live;
      start();
    }
    const chosen = target.closest<HTMLAnchorElement>('a[data-language]');
    if (chosen) {
      chosen.hash = location.hash;
      try {
        localStorage.setItem('language', chosen.dataset.language!);
      } catch {
        // Storage is refused: nothing is remembered.
      }
    }
  },
  true,
);

document.addEventListener('awake', () => {
  awake = true;
  pressed?.click();
  pressed = null;
});

document.addEventListener('DOMContentLoaded', () => {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
  const missing = document.querySelector<HTMLElement>('[data-missing]');
  if (missing) console.error(missing.dataset.missing, location.pathname);
});
