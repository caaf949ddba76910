import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { notFoundPath } from '../../src/pages.ts';
import { addressOf, languages } from '../addresses.ts';
import { switchTo } from '../chrome.ts';
import { kinds } from '../kinds.ts';
import { stallingHost } from './stalling-host.ts';
import { expect, test } from '../test.ts';
import { clickAgain, settled, watch } from '../visitor.ts';

/** A page of each kind; the not-found page at the address of its file, because the host sends only files in pieces. */
const stalled = [
  ...kinds.filter((path) => path !== '/nope'),
  notFoundPath,
  // Its title and intro are shorter than the drawing.
  '/industries/textiles-apparel',
];

/** Matches between two tags. */
const tags = /(?<=>)(?=<)/g;

/** Matches after a tag, and after the first letter of the text there. */
const tagsAndWords = /(?<=>[^<\s]?)/g;

/** Cuts a document at those of the places that `isEnd` accepts, by their offset and their number. */
function cut(html: string, places: RegExp, isEnd: (at: number, index: number) => boolean): string[] {
  const cuts = [0, ...Array.from(html.matchAll(places), ({ index }) => index).filter(isEnd), html.length];
  return cuts.slice(1).map((end, index) => html.slice(cuts[index], end));
}

/** The header in one piece, as the browser paints it at once; then each element of the hero, and below it every fourth one, and each of the contact bar, which sticks to the window before it is scrolled to. */
function elements(html: string): string[] {
  const [header, hero] = [html.indexOf('</header>'), html.indexOf('<script>(function')];
  const bar = html.indexOf('data-contact-bar');
  const barEnd = html.indexOf('</section>', bar);
  const isInBar = (at: number) => bar > 0 && at > bar && at < barEnd;
  return cut(html, tags, (at, index) => at > header && (at <= hero || index % 4 === 0 || isInBar(at)));
}

/** Cuts a document behind the first `end`. */
const behind = (end: string) => (html: string) => {
  const at = html.indexOf(end) + end.length;
  return [html.slice(0, at), html.slice(at)];
};

/** Each tag and text of the header, without `<link rel="expect">`, which Firefox does not support. */
function unawaited(html: string): string[] {
  const drawn = html.replace(/<link rel="expect"[^>]*>/, '');
  const [begin, end] = [drawn.indexOf('<header'), drawn.indexOf('</header>')];
  return cut(drawn, tagsAndWords, (at) => at > begin && at <= end);
}

/** Long enough for the browser to draw a frame, in milliseconds. */
const frameMs = 20;

/** The layout shifts of a page that is sent in these pieces, on a narrow and on a wide screen; at its end the page is complete. */
async function movedOf(page: Page, path: string, pieces: (html: string) => string[]) {
  const { origin, close } = await stallingHost({ pieces, pause: () => pause(frameMs) });
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
  for (const path of stalled)
    test(`Stalled document (${lang}): wherever the transfer of ${path} pauses, nothing that is drawn moves`, async ({ page }) => {
      expect(await movedOf(page, addressOf(prefix, path), elements)).toEqual([]);
    });

for (const { prefix, lang } of languages)
  test(`Stalled document (${lang}): the header does not move either, in a browser without blocking=render`, async ({ page }) => {
    expect(await movedOf(page, addressOf(prefix, '/services'), unawaited)).toEqual([]);
  });

for (const { prefix, lang } of languages)
  test(`Stalled document (${lang}): a focus set while half of the document is loaded hydrates the page once all of it is loaded`, async ({
    page,
  }) => {
    const { promise: rest, resolve: release } = Promise.withResolvers<void>();
    const { origin, close } = await stallingHost({ pieces: behind('</section>'), pause: () => rest });
    const { messages } = await watch(page, origin);
    await page.goto(`${origin}${prefix}/industries/automotive`, { waitUntil: 'commit' });
    await page.locator('main section').first().waitFor();
    const first = await page.evaluateHandle(() => [document.querySelector('header'), document.querySelector('h1')]);
    await page.keyboard.press('Tab');
    // No event tells that a page is not hydrated; the requested script arrives well within a second.
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => window.site.ready), 'hydrated with half of the document').toBe(false);
    release();
    // Without another input, which would hydrate it in any case.
    await page.waitForFunction(() => window.site.ready);
    await settled(page);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.locator('main > *')).toHaveCount(await wholeMain());
    expect(await first.evaluate((elements) => elements.map((element) => element!.isConnected))).toEqual([true, true]);
    expect(messages).toEqual([]);
    close();

    /** How many children the main part has in the complete document. */
    async function wholeMain() {
      const whole = await page.context().newPage();
      await whole.goto(`${prefix}/industries/automotive`);
      return whole.locator('main > *').count();
    }
  });

for (const { prefix, lang } of languages)
  for (const to of languages.filter((other) => other.lang !== lang))
    test(`Stalled document (${lang}): in a document loaded up to its heading, the second click of a double click does nothing`, async ({
      page,
    }) => {
      const { promise: rest, resolve: release } = Promise.withResolvers<void>();
      const { origin, close } = await stallingHost({ pieces: behind('</h1>'), pause: () => rest });
      const documents: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      await page.goto(`${origin}${prefix}/contact`, { waitUntil: 'commit' });
      await switchTo(page, to.hreflang).hover();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await clickAgain(page);
      release();
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      expect(documents).toEqual([`${origin}${prefix}/contact`]);
      await switchTo(page, to.hreflang).dblclick();
      await expect(page, 'a double click that begins here').toHaveURL(`${origin}${to.prefix}/contact`);
      close();
    });
