/** The times that a page records, in milliseconds; a time not yet reached is 0. */
export interface Noted {
  fcp: number;
  lcp: number;
  hydrated: number;
  /** From the last tap: until the button says copied, and until the heading of the next page is painted. */
  copied: number;
  turned: number;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page before its scripts. The browser gets only the text of this function, so it must not use anything outside itself. */
export function observe() {
  if (window !== top) return;
  const noted: Noted = (window.noted = { fcp: 0, lcp: 0, hydrated: 0, copied: 0, turned: 0 });
  const onEntries = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  onEntries('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (noted.fcp = startTime));
  onEntries('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime));
  document.addEventListener('site:ready', () => (noted.hydrated = performance.now()));

  // The tap is kept in sessionStorage, because it may lead to another document.
  const heading = () => document.querySelector('h1');
  const tap = () => JSON.parse(sessionStorage.getItem('tap') ?? 'null') as { at: number; heading: string } | null;
  const sinceTap = (time: number) => performance.timeOrigin + time - tap()!.at;
  // The browser reports when it has painted an element that was marked before (Element Timing). A timer would fire later.
  onEntries('element', (entry) => (noted.turned = sinceTap((entry as PerformanceEntry & { renderTime: number }).renderTime)));
  const awaitHeading = () => {
    const [shown, from] = [heading(), tap()];
    if (!from) return;
    if (!shown?.getClientRects().length || shown.textContent === from.heading) requestAnimationFrame(awaitHeading);
    else shown.setAttribute('elementtiming', 'turned');
  };
  const onTap = ({ timeStamp }: Event) => {
    noted.copied = noted.turned = 0;
    sessionStorage.setItem('tap', JSON.stringify({ at: performance.timeOrigin + timeStamp, heading: heading()?.textContent }));
    requestAnimationFrame(awaitHeading);
  };
  addEventListener('pointerdown', onTap, true);
  requestAnimationFrame(awaitHeading);
  const onceCopied = () =>
    setTimeout(() => {
      noted.copied = sinceTap(performance.now());
      console.debug('copied');
    });
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => (target as HTMLElement).dataset.state === 'copied')) requestAnimationFrame(onceCopied);
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
}
