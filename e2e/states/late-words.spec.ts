import { expect, type Page, type Route } from 'playwright/test';
import { addressOf, languages } from '../addresses';
import { passUntil, stopTime, test } from './visit';

const showAll = (page: Page, prefix: string) => page.locator(`main a[href="${prefix}/industries"][data-wakes]`);
const cards = (page: Page, prefix: string) => page.locator(`main li a[href^="${prefix}/industries/"]`);

test.describe('Waiting and failing: the words of the page that is there', () => {
  test.beforeEach(async ({ page }) => page.clock.install());
  test.afterEach(({ seen }) => {
    expect(seen.messages.splice(0).filter((message) => !/Failed to load resource/.test(message))).toEqual([]);
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

test.describe('Waiting and failing: the styles of what the script brings', () => {
  test('They fail for ever: the page stays as it is, and a link leads on as a document', async ({ page, seen }) => {
    await page.clock.install();
    await page.route(/\/assets\/late-[^/]*\.css/, (route) => route.abort());
    await page.goto('/services');
    await stopTime(page);
    await page.locator('main a[href="/services/factory-audit"]').click();
    await passUntil(page, async () => new URL(page.url()).pathname === '/services/factory-audit');
    await expect(page.locator('[data-contact-bar]')).toBeVisible();
    seen.messages.length = 0;
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
