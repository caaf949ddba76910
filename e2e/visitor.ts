import type { Page } from 'playwright/test';

declare global {
  interface Window {
    awake?: boolean;
    shifts?: string[];
    /** How often the page was held still to fade into another state. */
    transitions?: number;
  }
}

/** What a browser has to say of a visit; filled as it happens. */
export interface Seen {
  /** Console messages and errors, without the browser's own remark on a document of status 404. */
  messages: string[];
  /** Addresses outside the site's own origin. */
  foreign: string[];
  /** Addresses of scripts. */
  scripts: string[];
}

/** Before the first visit: listens to all that the page says, asks for and moves. */
export async function watch(page: Page, origin: string): Promise<Seen> {
  const seen: Seen = { messages: [], foreign: [], scripts: [] };
  page.on('console', (message) => {
    const ofTheDocument = message.location().url === page.url() && message.text().startsWith('Failed to load resource');
    if (!ofTheDocument) seen.messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.messages.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) seen.foreign.push(request.url());
    if (request.resourceType() === 'script') seen.scripts.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('site:ready', () => (window.awake = true));
    window.transitions = 0;
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      window.transitions! += 1;
      return begin(change);
    };
    const shifts: string[] = (window.shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName));
        shifts.push(`${entry.value.toFixed(4)} by ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return seen;
}

/** As the browser tells of its line, whatever that is. */
export const onLine = (page: Page, connection: object) =>
  page.addInitScript((known) => Object.defineProperty(navigator, 'connection', { value: known }), connection);

/** Gives the first sign of a visitor and waits until the application has taken the page over. */
export async function wake(page: Page, sign: 'key' | 'pointer' = 'pointer') {
  if (sign === 'key') await page.keyboard.press('Tab');
  // A pointer that has not moved since the document came is no sign.
  for (let x = 1; !(await page.evaluate(() => window.awake)); x = (x % 40) + 1) {
    // Over a link it would be none either, and where it is narrow the wordmark is one from edge to edge.
    if (sign === 'pointer') await page.mouse.move(1, 100 + x);
    await page.waitForTimeout(20);
  }
  await settled(page);
}

/** Until fonts are there, nothing is left to do and what has been done is drawn. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done, { timeout: 5000 }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
