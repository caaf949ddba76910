import type { Page } from 'playwright/test';
import { fileOf } from '../../src/pages.ts';
import { addresses, addressOf, languages } from '../addresses.ts';
import { expect, test } from '../test.ts';
import { reportConnection, hydrate, watch } from '../visitor.ts';
import { bytesSentFor } from '../weigh.ts';

/** How much a page may prefetch of other documents, compressed. */
const limitBytes = 45_000;

/** The addresses that the document’s speculation rules name: prefetched at once, or prerendered when a link is about to be followed. */
const ahead = (page: Page, how: 'fetch' | 'render') =>
  page.locator(`a[data-ahead~=${how}]`).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
const prefetched = (page: Page) => page.locator('link[rel="prefetch"]').count();

/** Waits for two idle callbacks, after which the page’s own have run. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1) await new Promise((done) => requestIdleCallback(done));
  });

test('Prefetch: no page prefetches more than 45 kB of other pages once it is loaded', async ({ page }) => {
  test.slow();
  for (const address of addresses) {
    await page.goto(address);
    await expect.poll(() => ahead(page, 'fetch'), address).not.toEqual([]);
    const urls = await ahead(page, 'fetch');
    const bytes = urls.reduce((sum, url) => sum + bytesSentFor(fileOf(url)), 0);
    expect.soft(bytes, `${address}: bytes of ${urls.join(', ')}`).toBeLessThanOrEqual(limitBytes);
  }
});

for (const { prefix, lang } of languages) {
  const home = addressOf(prefix, '/');
  const other = languages.find((language) => language.lang !== lang)!;

  test(`Prefetch (${lang}): once Home is loaded, the other language, the next page and all scripts are prefetched`, async ({ page }) => {
    await page.goto(home);
    await expect.poll(() => ahead(page, 'fetch')).toEqual([addressOf(other.prefix, '/'), `${prefix}/services`]);
    expect(await ahead(page, 'render'), 'links of the closed menu').toContain(`${prefix}/geography`);
    await expect.poll(() => prefetched(page)).toBe(5);
  });

  test(`Prefetch (${lang}): on the page of an industry, the other language and the next industry are prefetched`, async ({ page }) => {
    await page.goto(`${prefix}/industries/automotive`);
    const likely = [`${other.prefix}/industries/automotive`, `${prefix}/industries/textiles-apparel`];
    await expect.poll(() => ahead(page, 'fetch')).toEqual(likely);
  });

  test(`Prefetch (${lang}): on a hydrated page, only the other language is prerendered`, async ({ page }) => {
    await page.goto(home);
    await expect.poll(() => ahead(page, 'render')).toContain(`${prefix}/services`);
    await hydrate(page);
    await expect.poll(async () => new Set(await ahead(page, 'render'))).toEqual(new Set([addressOf(other.prefix, '/')]));
  });

  test(`Prefetch (${lang}): on a hydrated page, the texts of the next page are loaded before its link is followed`, async ({
    page,
    baseURL,
  }) => {
    await watch(page, baseURL!);
    await page.goto(home);
    const words = page.waitForResponse((response) => response.url().endsWith(`${prefix}/services.json`));
    await hydrate(page);
    await words;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator(`main a[href="${prefix}/services"]`).first().click();
    await expect(page).toHaveURL(`${prefix}/services`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(asked.filter((url) => url.endsWith(`${prefix}/services.json`))).toEqual([]);
    await expect.poll(async () => (await ahead(page, 'fetch'))[0]).toBe(`${other.prefix}/services`);
  });

  for (const [line, connection] of [
    ['with Save-Data', { saveData: true, effectiveType: '4g' }],
    ['on a slow connection', { saveData: false, effectiveType: '3g' }],
  ] as const) {
    test(`Prefetch (${lang}): nothing is prefetched ${line}, before and after hydration`, async ({ page, baseURL }) => {
      await watch(page, baseURL!);
      await reportConnection(page, connection);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(home, { waitUntil: 'load' });
      await idle(page);
      expect(await ahead(page, 'render')).toEqual([]);
      expect(await prefetched(page)).toBe(0);
      await hydrate(page);
      await idle(page);
      expect(await ahead(page, 'render')).toEqual([]);
      expect(asked.filter((path) => path.endsWith('.json'))).toEqual([home === '/' ? '/index.json' : `${home}.json`]);
    });
  }
}
