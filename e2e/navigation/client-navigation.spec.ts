import type { Page } from 'playwright/test';
import { pageAt } from '../../src/pages.ts';
import { addressOf, languages, paths } from '../addresses.ts';
import { wide } from '../chrome.ts';
import { markDocument, sameDocument } from '../states/visit.ts';
import { expect, test } from '../test.ts';
import { settled, hydrate, watch } from '../visitor.ts';

const softly = expect.configure({ soft: true });

/** The texts of the page's blocks and the names of its drawings, in order, from the shown page or from the document at its address. */
function blocks(of: 'shown' | 'document') {
  const read = (root: ParentNode) =>
    Array.from(root.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, a, use)'), (each) =>
      (each.getAttribute('href')?.split('.svg#')[1] ?? each.textContent ?? '').replace(/\s+/g, ' ').trim(),
    ).filter(Boolean);
  if (of === 'shown') return read(document);
  return new Promise<string[]>((resolve, reject) => {
    // Parses without Trusted Types, which refuse a DOMParser.
    const request = Object.assign(new XMLHttpRequest(), { onload: () => resolve(read(request.responseXML!)), onerror: reject });
    request.open('GET', location.pathname);
    request.responseType = 'document';
    request.send();
  });
}

/** Follows a link to the address, by way of an index page where header and footer have none. */
async function navigateTo(page: Page, prefix: (typeof languages)[number]['prefix'], path: string) {
  const link = (address: string) =>
    page.locator(`header a[href="${address}"], main a[href="${address}"], footer a[href="${address}"]`).first();
  const index = /^\/(industries|services)(?=\/)/.exec(path)?.[0];
  if (index) {
    await link(prefix + index).click();
    await expect(page).toHaveURL(prefix + index);
  }
  await link(addressOf(prefix, path)).click();
  await expect(page).toHaveURL(addressOf(prefix, path));
  await settled(page);
}

for (const { prefix, lang } of languages) {
  test(`17. Navigation (${lang}): after client-side navigations, every page has all texts and drawings of its document`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(wide);
    const seen = await watch(page, baseURL!);
    await page.goto(addressOf(prefix, '/'));
    await hydrate(page);
    await markDocument(page);
    for (const path of [...paths.slice(1), '/']) {
      const address = addressOf(prefix, path);
      await navigateTo(page, prefix, path);
      expect.soft(await sameDocument(page), `${address} is shown without a new document`).toBe(true);
      const expected = await page.evaluate(blocks, 'document' as const);
      const lost = async () => {
        const shown = await page.evaluate(blocks, 'shown' as const);
        return expected.filter((text) => !shown.includes(text));
      };
      await softly.poll(lost, `${address}: what is in its document and not shown`).toEqual([]);
    }
    expect.soft(seen.messages, 'console messages and errors').toEqual([]);
    // While one runs, no press reaches the page, and the next page is shown later.
    expect.soft(await page.evaluate(() => window.transitions), 'view transitions within a document').toBe(0);
  });
}

for (const { prefix, lang } of languages)
  test(`17. Navigation (${lang}): paper, sign and title of the next page are rendered together`, async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await watch(page, baseURL!);
    await page.goto(addressOf(prefix, '/'));
    await hydrate(page);
    const shown = await page.evaluateHandle(() => {
      const states: string[] = [];
      const note = () => {
        const parts = ['#app > div', '[data-sign] > :first-child', 'h1'].map((part) => document.querySelector<HTMLElement>(part)!);
        const state = `${parts[0]!.classList[1]?.split('_')[1] ?? 'white'}, ${parts[1]!.textContent}, ${parts[2]!.textContent}`;
        if (state !== states.at(-1)) states.push(state);
      };
      note();
      // Called after each rendering, before the browser paints.
      new MutationObserver(note).observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
      return states;
    });
    const ways = ['/services', '/services/global-sourcing', '/industries', '/contact'];
    for (const path of ways) await navigateTo(page, prefix, path);
    const papers = ['/', ...ways].map((path) => pageAt(path)!.paper ?? 'white');
    // The address changes before the page is rendered.
    await expect.poll(() => shown.evaluate((states) => states.map((state) => state.split(',')[0]))).toEqual(papers);
  });

for (const { prefix, lang } of languages)
  test(`17. Navigation (${lang}): the drawings of the next page do not hold up the frame with its heading`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(addressOf(prefix, '/'));
    await hydrate(page);
    const atFirst = await page.evaluateHandle(() => {
      const drawings: number[] = [];
      const count = () => document.querySelectorAll('main use').length;
      // A callback of the same frame, before it is painted.
      document.addEventListener('site:rendered', () => requestAnimationFrame(() => drawings.push(count())), { once: true });
      return drawings;
    });
    await navigateTo(page, prefix, '/services');
    expect(await atFirst.jsonValue()).toEqual([0]);
    await expect(page.locator('main use')).not.toHaveCount(0);
  });

for (const { prefix, lang } of languages)
  test(`17. Navigation (${lang}): the second click of a double click follows no link of the next page`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/about'));
    await hydrate(page);
    /** Whether the browser was to follow the second click, on a link of the new page as soon as it is there. */
    const second = page.evaluate(
      ([first, next]) =>
        new Promise((done) => {
          const press = (link: Element, detail: number) =>
            link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
          new MutationObserver((_, observer) => {
            const link = document.querySelector(next);
            if (!link) return;
            observer.disconnect();
            done(press(link, 2));
          }).observe(document.body, { childList: true, subtree: true });
          press(document.querySelector(first)!, 1);
        }),
      [`footer a[href="${prefix}/industries"]`, `main a[href="${prefix}/industries/automotive"]`] as const,
    );
    expect(await second, 'a second click is followed').toBe(false);
    await settled(page);
    await expect(page).toHaveURL(`${prefix}/industries`);
    await page.locator('main li a').first().click();
    await expect(page).not.toHaveURL(`${prefix}/industries`);
  });

for (const { prefix, lang } of languages)
  test(`17. Navigation (${lang}): in the middle of hydration, a link is followed by the browser`, async ({ page, baseURL }) => {
    const seen = await watch(page, baseURL!);
    await page.addInitScript(() => {
      // React goes on with its work when a message comes.
      MessagePort.prototype.postMessage = () => {};
    });
    await page.goto(addressOf(prefix, '/'));
    await markDocument(page);
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => Object.keys(document.getElementById('app')!).some((key) => key.startsWith('__reactContainer')));
    await page.locator(`header a[href="${prefix}/services"]`).first().click();
    await expect(page).toHaveURL(`${prefix}/services`);
    await expect.poll(() => sameDocument(page), 'the document stays').toBe(false);
    expect(seen.messages).toEqual([]);
  });
