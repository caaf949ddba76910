import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright/test';
import { launch } from 'puppeteer-core';
import { createSiteServer } from '../../deploy/serve.ts';
import { addressOf, languages } from '../addresses.ts';
import { args, wholeBrowser } from '../browsers.ts';
import { narrow } from '../chrome.ts';
import { mainScript } from '../states/visit.ts';
import { expect, test } from '../test.ts';

/** Serves the site without its client, which takes over the links within the language; writes down what is asked for to be prerendered. */
async function hostOfDocuments() {
  const prerendered: string[] = [];
  const site = createSiteServer('dist');
  const server = createServer((request, response) => {
    if (mainScript.test(request.url!)) return;
    if (String(request.headers['sec-purpose']).includes('prerender')) prerendered.push(request.url!);
    site.emit('request', request, response);
  }).listen(0);
  await once(server, 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, prerendered, server };
}

/** Playwright keeps its pages from prerendering, Puppeteer does not. */
for (const { prefix, lang } of languages)
  test(`Ahead (${lang}): a link of the closed menu is prerendered once the menu is open and the pointer rests on it`, async () => {
    const { origin, prerendered, server } = await hostOfDocuments();
    const browser = await launch({ executablePath: wholeBrowser ?? chromium.executablePath(), args });
    try {
      const page = await browser.newPage();
      await page.setViewport(narrow);
      await page.goto(origin + addressOf(prefix, '/'));
      const link = await page.waitForSelector(`header nav a[href="${prefix}/geography"][data-ahead]`);
      expect(await link!.isVisible(), 'the menu is open').toBe(false);
      expect(prerendered).toEqual([]);
      await page.click('header button');
      await link!.hover();
      await expect.poll(() => prerendered).toContain(`${prefix}/geography`);
    } finally {
      await browser.close();
      server.closeAllConnections();
      server.close();
    }
  });
