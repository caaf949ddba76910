import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { addressOf, languages } from './addresses.ts';
import { haltingHost } from './halting-host.ts';
import { expect, test } from './test.ts';
import { settled, wake, watch } from './visitor.ts';

/** A page of each kind. */
const kinds = [
  '/',
  '/industries',
  '/industries/automotive',
  '/industries/light-heavy-machinery',
  '/services',
  '/services/factory-audit',
  '/geography',
  '/compliance',
  '/about',
  '/contact',
  '/legal/cookies',
];

/** Between two tags. */
const tags = /(?<=>)(?=<)/g;

/** Behind a tag, and behind the first letter of a word there. */
const tagsAndWords = /(?<=>[^<\s]?)/g;

/** Cuts a document at some of such places. */
function cut(html: string, places: RegExp, isEnd: (at: number, index: number) => boolean): string[] {
  const cuts = [0, ...Array.from(html.matchAll(places), ({ index }) => index).filter(isEnd), html.length];
  return cuts.slice(1).map((end, index) => html.slice(cuts[index], end));
}

/** The header in one, as it is drawn in one; then each element of the hero with its words, and what is below by fours. */
function elements(html: string): string[] {
  const [header, hero] = [html.indexOf('</header>'), html.indexOf('<script>(function')];
  return cut(html, tags, (at, index) => at > header && (at <= hero || index % 4 === 0));
}

/** Each tag and word of the header, without the wait for its end, which Firefox knows nothing of. */
function unawaited(html: string): string[] {
  const drawn = html.replace(/<link rel="expect"[^>]*>/, '');
  const [begin, end] = [drawn.indexOf('<header'), drawn.indexOf('</header>')];
  return cut(drawn, tagsAndWords, (at) => at > begin && at <= end);
}

/** A frame is drawn in it, mostly. */
const frameMs = 20;

/** What has moved, on a telephone and at a desk, of a page that comes in such pieces. All of it is there in the end. */
async function movedOf(page: Page, path: string, pieces: (html: string) => string[]) {
  const { origin, close } = await haltingHost({ pieces, halt: () => pause(frameMs) });
  try {
    await watch(page, origin);
    const moved = [];
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(origin + path);
      await settled(page);
      moved.push(...(await page.evaluate(() => window.shifts!)).map((shift) => `${width} px: ${shift}`));
      await expect(page.getByRole('banner').locator('a[hreflang]').filter({ visible: true }), `the switch at ${width} px`).toHaveCount(1);
    }
    return moved;
  } finally {
    close();
  }
}

for (const { prefix, lang } of languages)
  for (const path of kinds)
    test(`Halting line (${lang}): wherever ${path} halts on its way, nothing moves that is drawn`, async ({ page }) => {
      expect(await movedOf(page, addressOf(prefix, path), elements)).toEqual([]);
    });

for (const { prefix, lang } of languages)
  test(`Halting line (${lang}): nor does the header, in a browser that does not wait for its end`, async ({ page }) => {
    expect(await movedOf(page, addressOf(prefix, '/services'), unawaited)).toEqual([]);
  });

for (const { prefix, lang } of languages)
  test(`Halting line (${lang}): a page that is touched while half of it is there is taken over when it is whole`, async ({ page }) => {
    let letIn = () => {};
    const rest = new Promise<void>((resolve) => (letIn = resolve));
    const half = (html: string) => {
      const middle = html.indexOf('</section>') + '</section>'.length;
      return [html.slice(0, middle), html.slice(middle)];
    };
    const { origin, close } = await haltingHost({ pieces: half, halt: () => rest });
    const { messages } = await watch(page, origin);
    await page.goto(`${origin}${prefix}/industries/automotive`, { waitUntil: 'commit' });
    await page.locator('main section').first().waitFor();
    const first = await page.evaluateHandle(() => [document.querySelector('header'), document.querySelector('h1')]);
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    // Nothing tells that it is not going to be taken over; what was asked for comes well within a second.
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => window.awake), 'taken over with half of it').toBeUndefined();
    letIn();
    await wake(page);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.locator('main > *')).toHaveCount(await wholeMain());
    expect(await first.evaluate((elements) => elements.map((element) => element!.isConnected))).toEqual([true, true]);
    expect(messages).toEqual([]);
    close();

    /** How many parts the main part has where nothing halts. */
    async function wholeMain() {
      const whole = await page.context().newPage();
      await whole.goto(`${prefix}/industries/automotive`);
      return whole.locator('main > *').count();
    }
  });
