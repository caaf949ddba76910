import { createServer } from 'node:http';
import { launch, type Page } from 'puppeteer-core';
import { createSiteServer } from '../../deploy/serve.ts';
import { addressOf, languages } from '../addresses.ts';
import { args, wholeBrowserPath } from '../browsers.ts';
import { narrow, wide } from '../chrome.ts';
import { startServer } from '../start-server.ts';
import { mainScript } from '../states/visit.ts';
import { expect, test } from '../test.ts';

/**
 * Visits the site without its client, which would handle the links within the language; `asked` are the prefetch and prerender requests.
 * Playwright disables prerendering, Puppeteer does not.
 */
async function visit(look: (page: Page, origin: string, asked: { path: string; purpose: string }[]) => Promise<void>) {
  const asked: { path: string; purpose: string }[] = [];
  const site = createSiteServer('dist');
  const server = createServer((request, response) => {
    if (mainScript.test(request.url!)) return;
    const purpose = String(request.headers['sec-purpose'] ?? '');
    if (purpose) asked.push({ path: request.url!, purpose });
    site.emit('request', request, response);
  });
  const { origin, close } = await startServer(server);
  const browser = await launch({ executablePath: wholeBrowserPath(), args });
  try {
    await look(await browser.newPage(), origin, asked);
  } finally {
    await browser.close();
    close();
  }
}

for (const { prefix, lang } of languages) {
  const home = addressOf(prefix, '/');
  const other = addressOf(languages.find((language) => language.lang !== lang)!.prefix, '/');

  for (const viewport of [narrow, wide])
    test(`Prefetch (${lang}): at ${viewport.width} px the other language and the next page are prefetched before any input`, () =>
      visit(async (page, origin, asked) => {
        await page.setViewport(viewport);
        await page.goto(origin + home);
        const documents = () => asked.filter(({ path }) => !path.includes('.')).map(({ path }) => path);
        await expect.poll(() => documents().sort()).toEqual([other, `${prefix}/services`].sort());
      }));

  test(`Prerender (${lang}): a link of the closed menu is prerendered once the menu is open and the pointer rests on it`, () =>
    visit(async (page, origin, asked) => {
      const prerendered = () => asked.filter(({ purpose }) => purpose.includes('prerender')).map(({ path }) => path);
      await page.setViewport(narrow);
      await page.goto(origin + home);
      const link = await page.waitForSelector(`header nav a[href="${prefix}/geography"][data-ahead]`);
      expect(await link!.isVisible(), 'the menu is open').toBe(false);
      expect(prerendered()).toEqual([]);
      await page.click('header button');
      await link!.hover();
      await expect.poll(prerendered).toContain(`${prefix}/geography`);
    }));
}
