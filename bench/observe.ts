/** What a page notes of itself, in milliseconds; a moment that has not come is 0. */
export interface Noted {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  awake: number;
  /** The navigation is there to be used. */
  menu: number;
  /** From the last tap: until the button says copied, and until the heading of the next page is painted. */
  copied: number;
  turned: number;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page, before all else: it must not name anything outside itself. */
export function observe({ menu }: { menu: boolean }) {
  if (window !== top) return;
  const noted: Noted = (window.noted = { fcp: 0, lcp: 0, cls: 0, tasks: [], awake: 0, menu: 0, copied: 0, turned: 0 });
  const now = () => performance.timeOrigin + performance.now();
  const onEntries = <T extends PerformanceEntry>(type: string, note: (entry: T) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(note)).observe({ type, buffered: true });
  const onceDrawn = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
  const laidOut = (element?: Element | null) => !!element?.getClientRects().length;

  onEntries('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (noted.fcp = startTime));
  onEntries('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime));
  onEntries('longtask', ({ startTime, duration }) => noted.tasks.push({ start: startTime, duration }));
  // The worst window of shifts, as the measure is defined: they end a second apart, or five seconds after the first.
  let [first, last, sum] = [0, 0, 0];
  onEntries<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) [first, sum] = [startTime, 0];
    [last, sum] = [startTime, sum + value];
    noted.cls = Math.max(noted.cls, sum);
  });
  document.addEventListener('awake', () => (noted.awake = performance.now()));

  // The tap outlives its document, as the page it leads to may be another.
  const heading = () => document.querySelector('h1');
  const tap = () => JSON.parse(sessionStorage.getItem('tap') ?? 'null') as { at: number; heading: string } | null;
  const awaitHeading = () => {
    const [shown, from] = [heading(), tap()];
    if (!from) return;
    if (!laidOut(shown) || shown!.textContent === from.heading) requestAnimationFrame(awaitHeading);
    else onceDrawn(() => (noted.turned = now() - from.at));
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      noted.copied = noted.turned = 0;
      sessionStorage.setItem('tap', JSON.stringify({ at: performance.timeOrigin + timeStamp, heading: heading()?.textContent ?? '' }));
      requestAnimationFrame(awaitHeading);
    },
    { capture: true, passive: true },
  );
  requestAnimationFrame(awaitHeading);
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => (target as HTMLElement).dataset.state === 'copied'))
      onceDrawn(() => {
        noted.copied = now() - tap()!.at;
        console.debug('copied');
      });
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] });

  // Where a button opens the navigation it is pressed, as soon as it is there, until that works; and then once more.
  const tryMenu = () => {
    const button = document.querySelector<HTMLButtonElement>('header [popovertarget]');
    const opens = laidOut(button);
    if (opens) button!.click();
    if (laidOut(document.querySelector('header nav a'))) noted.menu = performance.now();
    else requestAnimationFrame(tryMenu);
    if (opens && noted.menu) button!.click();
  };
  if (menu) requestAnimationFrame(tryMenu);
}
