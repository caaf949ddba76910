import { expect, type Page, type Route } from 'playwright/test';
import { addressOf, languages } from '../addresses';
import { settled } from '../visitor';
import { countDocuments, hold, markDocument, onlyFailedRequests, pass, passUntil, sameDocument, stopTime, test, visit } from './visit';

const showAll = (page: Page, prefix: string) => page.locator(`main a[href="${prefix}/industries"][data-wakes]`);
const cards = (page: Page, prefix: string) => page.locator(`main li a[href^="${prefix}/industries/"]`);

const lateSheet = /\/assets\/late-[^/]*\.css/;

test.describe('15. Waiting and failing: the words of the page that is there', () => {
  test.beforeEach(async ({ page }) => page.clock.install());
  test.afterEach(({ seen }) => {
    onlyFailedRequests(seen.messages);
  });

  for (const { prefix } of languages) {
    const home = addressOf(prefix, '/');
    const index = `${prefix}/industries`;

    for (const [whose, spoiled] of [
      ['They', home],
      ['Those of a list’s rest: they', index],
    ] as const) {
      test(`${whose} fail once: asked for again after 1 s, and the first press takes effect then (${home})`, async ({ page }) => {
        await spoil(page, spoiled, 1, (route) => route.abort());
        await page.goto(home);
        await stopTime(page);
        await showAll(page, prefix).click();
        const ms = await passUntil(page, async () => (await cards(page, prefix).count()) === 14);
        expect(ms, 'milliseconds until the press took effect').toBeGreaterThanOrEqual(1000);
        await expect(page).toHaveURL(home);
      });

      test(`${whose} fail for ever: the press on Show all leads to the index (${home})`, async ({ page }) => {
        await spoil(page, spoiled, Infinity, (route) => route.fulfill({ status: 503, body: 'busy' }));
        await page.goto(home);
        await stopTime(page);
        await showAll(page, prefix).click();
        const ms = await passUntil(page, async () => new URL(page.url()).pathname === index);
        expect(ms, 'milliseconds until it led there').toBeGreaterThanOrEqual(7000);
      });
    }
  }

  test('There has been a deploy since the document came: a press loads the page anew, and then does its work', async ({ page }) => {
    const path = '/industries/automotive';
    await spoil(page, path, 1, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/"build":"[^"]*"/, '"build":"/assets/client-00000000.js"') });
    });
    await page.goto(path);
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator('[data-contact-bar] button').click();
    await again;
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.locator('[data-contact-bar] button').click();
    await expect(page.locator('[data-contact-bar] button')).toHaveAttribute('data-state', 'copied');
  });
});

test.describe('15. Waiting and failing: a page that the visitor does not wait for any more', () => {
  for (const [what, press] of [
    ['A link', (page: Page) => page.locator('header nav a[href="/about"]').click()],
    ['Show all', (page: Page) => showAll(page, '').click()],
  ] as const)
    test(`${what} leads nowhere after another link has been followed`, async ({ page, seen }) => {
      let failed = 0;
      page.on('requestfailed', () => (failed += 1));
      await page.route(/\/(about|industries)\.json/, (route) => route.abort());
      await visit(page, '/');
      const documents = countDocuments(page);
      await press(page);
      await pass(page, 1500);
      await page.locator('header nav a[href="/contact"]').click();
      await expect(page).toHaveURL('/contact');
      await expect(page.locator('#message')).toBeVisible();
      await passUntil(page, async () => failed === 4);
      await pass(page, 100);
      expect(documents(), 'documents asked for').toBe(0);
      await expect(page).toHaveURL('/contact');
      onlyFailedRequests(seen.messages);
    });
});

test.describe('15. Waiting and failing: the styles of what the script brings', () => {
  test('They are slow: no page turns without them, however often it is asked for', async ({ page }) => {
    const letIn = await hold(page, lateSheet);
    await visit(page, '/legal/terms');
    await markDocument(page);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    for (const address of ['/services', '/contact']) {
      const words = page.waitForResponse(`**${address}.json`);
      await page.locator(`header nav a[href="${address}"]`).click();
      await words;
      await pass(page, 5000);
      await expect(page.getByRole('heading', { level: 1 }), `after a press on ${address}`).toHaveText(heading);
    }
    letIn();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    await expect(page).toHaveURL('/contact');
    expect(
      await page
        .locator('main li')
        .first()
        .evaluate((item) => getComputedStyle(item).display),
    ).toBe('flex');
    expect(await sameDocument(page)).toBe(true);
  });

  test('They are slow: the offer of a language waits for them, and moves nothing', async ({ page }) => {
    const letIn = await hold(page, lateSheet);
    await page.addInitScript(() => localStorage.setItem('language', 'zh-Hant-HK'));
    await page.goto('/about');
    const offer = page.locator('aside');
    await expect(offer).toHaveCount(1);
    await expect(offer).toBeHidden();
    letIn();
    await expect(offer).toBeVisible();
    await settled(page);
    expect(await page.evaluate(() => window.shifts), 'layout shifts').toEqual([]);
  });

  test('They fail for ever: the page stays as it is, and a link leads on as a document', async ({ page, seen }) => {
    await page.route(lateSheet, (route) => route.abort());
    await visit(page, '/services');
    await markDocument(page);
    await page.locator('main a[href="/services/factory-audit"]').click();
    await passUntil(page, async () => !(await sameDocument(page)));
    await expect(page).toHaveURL('/services/factory-audit');
    await expect(page.locator('[data-contact-bar]')).toBeVisible();
    onlyFailedRequests(seen.messages);
  });
});

/** Spoils the first so many times that a page's words are asked for in earnest; what is fetched ahead is left out. */
async function spoil(page: Page, address: string, times: number, fail: (route: Route) => Promise<void>) {
  let failed = 0;
  await page.route(`**${address === '/' ? '/index' : address}.json`, async (route) => {
    const ahead = (await route.request().allHeaders())['sec-purpose']?.includes('prefetch');
    if (ahead || failed >= times) return route.continue();
    failed += 1;
    await fail(route);
  });
}
