import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from 'playwright/test';

declare global {
  interface Window {
    shifts?: string[];
    /** The number of view transitions within the document. */
    transitions?: number;
  }
}

/** What a browser reports of a visit; filled while it happens. */
export interface Seen {
  /** Console messages and errors, without the browser's own remark on a document of status 404. */
  messages: string[];
  /** Addresses outside the site's own origin. */
  foreign: string[];
  /** Addresses of scripts. */
  scripts: string[];
}

/** Call before the first visit: records messages, requests, layout shifts and view transitions. */
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

/** The second click of a double click, where the pointer is. */
export async function clickAgain(page: Page) {
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

/** Stores the language before the first page is loaded, as the switch does on an earlier visit. A later choice of the test stays. */
export const storeLanguage = (page: Page, language: string | null) =>
  page.addInitScript((chosen) => {
    if (chosen && localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
  }, language);

/** Makes the browser report this connection, whatever the real one is. */
export const reportConnection = (page: Page, connection: object) =>
  page.addInitScript((known) => Object.defineProperty(navigator, 'connection', { value: known }), connection);

/** Makes the first input of a visitor, again and again until the page is hydrated. */
export async function makeFirstInput(page: Page, input: 'key' | 'pointer' = 'pointer') {
  let done = false;
  const hydrated = page
    .evaluate(async () => {
      if (!window.site?.ready) await new Promise((ready) => document.addEventListener('site:ready', () => ready(null), { once: true }));
    })
    .finally(() => (done = true));
  if (input === 'key') await page.keyboard.press('Tab');
  // A pointer that does not move is no input.
  for (let x = 1; !done; x = (x % 40) + 1) {
    // Neither is a pointer that stays within an element, or over a link such as the wordmark at the edge of a narrow screen.
    if (input === 'pointer') await page.mouse.move(2 * x, 100 + x);
    await Promise.race([hydrated, sleep(50)]);
  }
  await hydrated;
}

/** Makes the first input and waits until what came of it is drawn. */
export async function hydrate(page: Page, input?: 'key' | 'pointer') {
  await makeFirstInput(page, input);
  await settled(page);
}

/** Waits until fonts are loaded, the page is idle and its state is drawn. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done, { timeout: 5000 }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Waits until no transition or animation runs: in the middle of one, a colour or a place is neither the old nor the new. */
export async function waitForAnimations(page: Page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}));
}

/** Goes back and waits for nothing. The timer lets the call return first: Playwright rejects a call whose document is left meanwhile. */
export const startBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Runs a script of the site as a module, which the policy of scripts allows where a new `<script>` is refused. */
export const runScript = (page: Page, address: string) => page.evaluate(`import(${JSON.stringify(address)}).then(() => {})`);

/** Expects this scroll position, give or take some pixels: where a font came too late for the first paint, the place is lower or higher. */
export async function expectPlace(page: Page, place: number) {
  const beside = () => page.evaluate((at) => Math.abs(scrollY - at), place);
  await expect.poll(beside, { message: `pixels from ${place}` }).toBeLessThan(20);
}

/** Scrolls to a link of the footer, presses it and waits for its page. Returns the scroll position that is left, in CSS pixels. */
export async function pressFarDown(page: Page, address: string): Promise<number> {
  const title = await page.title();
  await page.locator(`footer a[href="${address}"]`).hover();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).not.toHaveTitle(title);
  return place;
}

/** In the page: whether a pointer at the middle of the element would meet it. */
export function isOnTop(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Shows the page as on paper, in the light or dark scheme of the visitor. */
export async function emulatePrint(page: Page, colorScheme: 'light' | 'dark' = 'light') {
  await page.emulateMedia({ media: 'print', colorScheme });
  // The style sheet for print is loaded after the page.
  await expect.poll(() => page.locator('header nav').isHidden(), 'the sheet for print').toBe(true);
}
