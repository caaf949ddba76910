import type { Page } from 'playwright/test';
import * as axe from '../axe.ts';
import { expect, test as base } from '../test.ts';
import { wake, watch, type Seen } from '../visitor.ts';

interface Fixtures {
  /** What the browser has said; whatever a test leaves in its messages, or of other hosts, fails it. */
  seen: Seen;
}

export const test = base.extend<Fixtures>({
  seen: [
    async ({ page, baseURL }, use) => {
      const seen = await watch(page, baseURL!);
      await use(seen);
      expect(seen.messages, 'console messages and errors').toEqual([]);
      expect(seen.foreign, 'requests outside the site’s own origin').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and lets the application take it over. From then on time stands still until the test moves it. */
export async function visit(page: Page, address: string, sign: 'key' | 'pointer' = 'pointer') {
  await page.clock.install();
  await page.goto(address);
  await wake(page, sign);
  await stopTime(page);
}

/** The same for a document loaded later, with time standing still already: nothing of it waits for a frame. */
export async function wakeAgain(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => window.awake);
  await pass(page, 100);
}

export async function stopTime(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Moves the time on; what was due in it is drawn afterwards. */
export async function pass(page: Page, ms: number) {
  await page.clock.runFor(ms);
  // React hands on its work by messages, which no clock holds back.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}

/** Moves the time on in steps until something has come about that takes time, and answers that are not the clock's. Gives the time it took. */
export async function passUntil(page: Page, come: () => Promise<boolean>, stepMs = 100): Promise<number> {
  let ms = 0;
  const step = async () => {
    if (await come()) return true;
    // The document may go in between.
    await page.clock.runFor(stepMs).catch(() => {});
    ms += stepMs;
    return false;
  };
  await expect.poll(step, { intervals: [30], timeout: 20_000 }).toBe(true);
  return ms;
}

/** What axe finds where time stands still: it moves on only as far as axe itself waits, half a second or so. */
export async function violations(page: Page): Promise<string[]> {
  let done = false;
  const found = axe.violations(page).finally(() => (done = true));
  while (!done) {
    await page.clock.runFor(16);
    // A busy machine is long about it, and the page's own time is to pass slowly all the same.
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return found;
}

/** Begins to write down what every status of the page says; gives what was said since. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    const last = new Map<Element, string>();
    const read = (quiet: boolean) => {
      for (const status of document.querySelectorAll('[role="status"], [aria-live]')) {
        const text = status.textContent.trim();
        if (text && text !== last.get(status) && !quiet) said.push(text);
        last.set(status, text);
      }
    };
    read(true);
    new MutationObserver(() => read(false)).observe(document.body, { childList: true, characterData: true, subtree: true });
    return said;
  });
  return () => heard.jsonValue();
}

/** Keeps what is asked for by such an address on its way until what this gives is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}

/** Keeps the application’s script on its way. */
export const holdScript = (page: Page) => hold(page, mainScript);

export const mainScript = /\/assets\/client-[^/]*\.js/;

/** Marks the document that is there, so that `sameDocument` tells whether another has been loaded since. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));

export const sameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark')).catch(() => false); // It went while it was asked.

/** Begins to count the documents that are asked for; gives how many have been since. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** A failed request is an error to the console; nothing else may be. */
export function onlyFailedRequests(messages: string[]) {
  expect(messages.splice(0).filter((message) => !message.startsWith('error: Failed to load resource: '))).toEqual([]);
}
