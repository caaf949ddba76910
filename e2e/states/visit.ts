import type { Page } from 'playwright/test';
import * as axe from '../axe.ts';
import { expect, test as base } from '../test.ts';
import { hydrate, makeFirstInput, watch, type Seen } from '../visitor.ts';

interface Fixtures {
  /** What the browser reported. Messages that a test does not remove, and requests to other hosts, make it fail. */
  seen: Seen;
}

export const test = base.extend<Fixtures>({
  seen: [
    async ({ page, baseURL }, use) => {
      const seen = await watch(page, baseURL!);
      await use(seen);
      expect(seen.messages, 'console messages and errors').toEqual([]);
      expect(seen.foreign, 'requests outside the site’s own origin').toEqual([]);
      // Playwright would resume it only when the next test begins in the same context, by a script that fails there.
      if (stopped.delete(page)) await page.clock.resume();
    },
    { auto: true },
  ],
});

/** Opens a page and hydrates it. From then on its clock is stopped until the test moves it. */
export async function visit(page: Page, address: string, input: 'key' | 'pointer' = 'pointer') {
  await page.clock.install();
  await page.goto(address);
  await hydrate(page, input);
  await stopTime(page);
}

/** Hydrates a document that is loaded later, when the clock is stopped already. */
export async function hydrateAgain(page: Page) {
  await makeFirstInput(page);
  await advanceClock(page, 100);
}

/** The pages whose clock is stopped. */
const stopped = new WeakSet<Page>();

export async function stopTime(page: Page) {
  stopped.add(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Moves the clock on by `ms` and waits until React has rendered what was due. */
export async function advanceClock(page: Page, ms: number) {
  await page.clock.runFor(ms);
  // React schedules its work by messages, which do not depend on the clock.
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}

/** Moves the clock on in steps until `come` is true, which may also depend on requests. Returns the time it took, in milliseconds. */
export async function advanceClockUntil(page: Page, come: () => Promise<boolean>, stepMs = 100): Promise<number> {
  let ms = 0;
  const step = async () => {
    if (await come()) return true;
    // The document may be left in between.
    await page.clock.runFor(stepMs).catch(() => {});
    ms += stepMs;
    return false;
  };
  await expect.poll(step, { intervals: [30], timeout: 20_000 }).toBe(true);
  return ms;
}

/** The violations that axe finds. The clock is moved on only as far as axe itself waits, about half a second. */
export async function violations(page: Page): Promise<string[]> {
  let done = false;
  const found = axe.violations(page).finally(() => (done = true));
  while (!done) {
    await page.clock.runFor(16);
    // On a busy machine axe takes longer, and the page's clock should not run far ahead meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return found;
}

/** Records the announcements of the page’s live regions from now on; the result returns them. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
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

/** Delays requests for such addresses until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Leaves a request without an answer. */
export const stall = () => new Promise<void>(() => {});

/** Delays the client’s script until the returned function is called. */
export const holdScript = (page: Page) => hold(page, mainScript);

export const mainScript = /\/assets\/client-[^/]*\.js/;

/** Marks the current document, so that `sameDocument` tells whether another has been loaded since. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));

export const sameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark')).catch(() => false); // The document was left during the call.

/** Counts the documents that are requested from now on; the result returns the number. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** The console has no messages but those of failed requests. */
export function onlyFailedRequests(messages: string[]) {
  expect(messages.splice(0).filter((message) => !message.startsWith('error: Failed to load resource: '))).toEqual([]);
}

/** React may report that the markup differs; nothing else may be reported. */
export function onlyRemarks({ messages }: Seen) {
  const failures = messages.splice(0).filter((message) => !/Minified React error #(418|423|425);/.test(message));
  expect(failures, 'console messages and errors').toEqual([]);
}
