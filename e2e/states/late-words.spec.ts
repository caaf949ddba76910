import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, type Route } from 'playwright/test';
import { languages } from '../addresses.ts';
import { clipboardButton } from '../clipboard.ts';
import { hydrate, reportConnection, settled, storeLanguage } from '../visitor.ts';
import {
  countDocuments,
  hold,
  markDocument,
  onlyFailedRequests,
  advanceClock,
  advanceClockUntil,
  sameDocument,
  stall,
  test,
  visit,
} from './visit.ts';

test.use({ permissions: ['clipboard-write'] });

const lateSheet = /\/assets\/late-[^/]*\.css/;

test.describe('15. Waiting and failing: the texts of the current page', () => {
  test.beforeEach(async ({ page }) => page.clock.install());
  test.afterEach(({ seen }) => {
    onlyFailedRequests(seen.messages);
  });

  for (const { prefix } of languages) {
    const path = `${prefix}/industries/automotive`;

    test(`There has been a deploy since the document was loaded: the page is not hydrated, its links load documents, and every press takes effect (${prefix || '/'})`, async ({
      page,
    }) => {
      await page.route(`**${path}.json`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/"build":"[^"]*"/, '"build":"other"') });
      });
      await page.goto(path);
      await markDocument(page);
      const button = clipboardButton(page);
      await button.click();
      await expect(button).toHaveAttribute('data-state', 'copied');
      await advanceClock(page, 20_000);
      expect(await sameDocument(page)).toBe(true);
      expect(await page.evaluate(() => window.site.ready), 'hydrated').toBe(false);
      await page.locator(`header nav a[href="${prefix}/about"]`).click();
      await expect(page).toHaveURL(`${prefix}/about`);
      expect(await sameDocument(page), 'the next page is a document').toBe(false);
    });
  }
});

test('15. Waiting and failing: a pending link is dropped when another one is followed', async ({ page }) => {
  await page.route('**/about.json', () => new Promise(() => {}));
  await visit(page, '/');
  const documents = countDocuments(page);
  await page.locator('header nav a[href="/about"]').click();
  await advanceClock(page, 1500);
  await page.locator('header nav a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('#message')).toBeVisible();
  await advanceClock(page, 20_000);
  expect(documents(), 'documents asked for').toBe(0);
  await expect(page).toHaveURL('/contact');
});

for (const [which, words, link, afterMs, address] of [
  ['a page whose words do not arrive', stall, 'header nav a[href="/about"]', 2500, '/about'],
  ['a page whose words fail', (route: Route) => route.abort(), 'header nav a[href="/about"]', 500, '/about'],
  ['the other language', stall, 'header a[hreflang]', 300, '/zh-hant'],
] as const)
  test(`15. Waiting and failing: the last press wins while the document of ${which} is on its way`, async ({ page, seen }) => {
    // So that nothing is prefetched.
    await reportConnection(page, { effectiveType: '3g' });
    await page.route('**/about.json', words);
    let asked = 0;
    await page.route(
      ({ pathname }) => pathname === address,
      async (route) => {
        asked += 1;
        await sleep(2000);
        // By then the browser has cancelled the request.
        await route.continue().catch(() => {});
      },
    );
    await page.goto('/');
    await hydrate(page);
    // Both links are pressed by the page, because Playwright waits for a document that is on its way.
    await page.evaluate(
      ([first, pause]) => {
        const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
        press(first);
        setTimeout(press, pause, 'header nav a[href="/contact"]');
      },
      [link, afterMs] as const,
    );
    await sleep(afterMs + 2500);
    expect(asked, 'documents asked for').toBe(1);
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('#message')).toBeVisible();
    onlyFailedRequests(seen.messages);
  });

for (const [instead, go, address] of [
  [
    'another link',
    async (page: Page) => {
      await page.locator('header nav a[href="/contact"]').click();
      await expect(page.locator('#message')).toBeVisible();
    },
    '/contact',
  ],
  ['Back', (page: Page) => page.evaluate(() => history.back()), '/services'],
] as const)
  test(`15. Waiting and failing: a pending link that fails when ${instead} has taken its place leads nowhere`, async ({ page, seen }) => {
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    await page.route('**/about.json', (route) => failed.then(() => route.abort()));
    await visit(page, '/');
    await page.locator('header nav a[href="/services"]').click();
    await expect(page).toHaveURL('/services');
    await markDocument(page);
    await page.locator('header nav a[href="/about"]').click();
    await advanceClock(page, 300);
    await go(page);
    await expect(page).toHaveURL(address);
    fail();
    await advanceClock(page, 20_000);
    await expect(page).toHaveURL(address);
    expect(await sameDocument(page)).toBe(true);
    onlyFailedRequests(seen.messages);
  });

test.describe('15. Waiting and failing: the styles of what the script adds', () => {
  test('They are slow: no page is shown without them, however often a link is pressed', async ({ page }) => {
    const release = await hold(page, lateSheet);
    await visit(page, '/legal/terms');
    await markDocument(page);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    for (const address of ['/services', '/contact']) {
      const words = page.waitForResponse(`**${address}.json`);
      await page.locator(`header nav a[href="${address}"]`).click();
      await words;
      await advanceClock(page, 900);
      await expect(page.getByRole('heading', { level: 1 }), `after a press on ${address}`).toHaveText(heading);
    }
    release();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    await expect(page).toHaveURL('/contact');
    expect(
      await page
        .locator('main li:has([data-clipboard])')
        .first()
        .evaluate((item) => getComputedStyle(item.parentElement!).display),
    ).toBe('grid');
    expect(await sameDocument(page)).toBe(true);
  });

  test('They are slow: the offer of a language waits for them, and moves nothing', async ({ page }) => {
    const release = await hold(page, lateSheet);
    await storeLanguage(page, 'zh-Hant-HK');
    await page.goto('/about');
    const offer = page.locator('aside');
    await expect(offer).toHaveCount(1);
    await expect(offer).toBeHidden();
    release();
    await expect(offer).toBeVisible();
    await settled(page);
    expect(await page.evaluate(() => window.shifts), 'layout shifts').toEqual([]);
  });

  test('They always fail: the page stays as it is, and a link loads a document', async ({ page, seen }) => {
    await page.route(lateSheet, (route) => route.abort());
    await visit(page, '/services');
    await markDocument(page);
    await page.locator('main a[href="/services/factory-audit"]').click();
    await advanceClockUntil(page, async () => !(await sameDocument(page)));
    await expect(page).toHaveURL('/services/factory-audit');
    await expect(page.locator('[data-contact-bar]')).toBeVisible();
    onlyFailedRequests(seen.messages);
  });
});
