import { expect, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses';
import { holdScript, mainScript, markDocument, onlyFailedRequests, pass, passUntil, sameDocument, stopTime, test } from './visit';

const path = '/industries/automotive';
const copyButton = (page: Page) => page.locator('[data-contact-bar] button');
const notifications = (page: Page) => page.getByRole('region').getByRole('group');
const showAll = (page: Page, prefix: string) => page.locator(`main a[href="${prefix}/industries"][data-wakes]`);
const cards = (page: Page, prefix: string) => page.locator(`main li a[href^="${prefix}/industries/"]`);

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 }, permissions: ['clipboard-read', 'clipboard-write'] });

for (const { prefix, lang } of languages) {
  test.describe(`Where the script is slow, the first tap takes effect, once (${lang})`, () => {
    test('on Copy Checklist', async ({ page }) => {
      const letIn = await holdScript(page);
      await page.addInitScript(() => {
        const { writeText } = Clipboard.prototype;
        Clipboard.prototype.writeText = function (this: Clipboard, text) {
          window.written = [...(window.written ?? []), text];
          return writeText.call(this, text);
        };
      });
      await page.clock.install();
      await page.goto(prefix + path);
      await stopTime(page);
      await copyButton(page).tap();
      await pass(page, 10_000);
      await expect(copyButton(page)).toHaveAttribute('data-state', 'idle');
      letIn();
      await expect(copyButton(page)).toHaveAttribute('data-state', 'copied');
      await expect(notifications(page)).toHaveCount(1);
      await pass(page, 2000);
      await expect(copyButton(page)).toHaveAttribute('data-state', 'idle');
      await expect(notifications(page)).toHaveCount(1);
      expect(await page.evaluate(() => window.written?.length), 'times the clipboard was written').toBe(1);
    });

    test('on Show all', async ({ page }) => {
      const letIn = await holdScript(page);
      await page.goto(addressOf(prefix, '/'));
      await showAll(page, prefix).tap();
      await expect(cards(page, prefix)).toHaveCount(6);
      letIn();
      await expect(cards(page, prefix)).toHaveCount(14);
      await expect(cards(page, prefix).nth(6)).toBeFocused();
      await expect(page).toHaveURL(addressOf(prefix, '/'));
    });

    test('on the menu and on a link in it, without waiting for the script', async ({ page }) => {
      const letIn = await holdScript(page);
      await page.goto(addressOf(prefix, '/'));
      const menu = page.getByRole('banner').getByRole('navigation');
      await page.getByRole('banner').getByRole('button').tap();
      await expect(menu).toBeVisible();
      letIn();
      await page.waitForFunction(() => window.awake);
      await expect(menu).toBeVisible();
      await page.getByRole('banner').getByRole('button').tap();
      await expect(menu).toBeHidden();

      await page.unroute(mainScript);
      await holdScript(page);
      await page.goto(addressOf(prefix, '/'));
      await page.getByRole('banner').getByRole('button').tap();
      await menu.locator(`a[href="${prefix}/about"]`).tap();
      await expect(page).toHaveURL(`${prefix}/about`);
      await expect(page.getByRole('main')).toBeVisible();
    });

    test('on a term', async ({ page }) => {
      const letIn = await holdScript(page);
      await page.goto(prefix + path);
      await page.locator('main button[data-term]').first().tap();
      letIn();
      await expect(page.getByRole('tooltip')).toHaveCount(1);
    });
  });
}

test.describe('Where the script does not come', () => {
  test.beforeEach(async ({ page }) => page.clock.install());
  test.afterEach(({ seen }) => {
    onlyFailedRequests(seen.messages);
  });

  test('and comes after 1 s, the first tap takes effect then', async ({ page }) => {
    const count = await failScript(page, 1);
    await page.goto('/');
    await stopTime(page);
    await showAll(page, '').tap();
    await failed(page, count, 1);
    await pass(page, 999);
    await expect(cards(page, '')).toHaveCount(6);
    await pass(page, 1);
    await expect(cards(page, '')).toHaveCount(14);
    await expect(page).toHaveURL('/');
  });

  test('for want of the libraries, and they come when it is asked for again, the first tap takes effect then', async ({ page }) => {
    let again = false;
    page.on('request', (request) => (again ||= /\/client-[^/]*\.js\?1$/.test(request.url())));
    await page.route(/\/assets\/vendor-[^/]*\.js/, (route) => (again ? route.continue() : route.abort()));
    await page.goto('/');
    await stopTime(page);
    await showAll(page, '').tap();
    const ms = await passUntil(page, async () => (await cards(page, '').count()) === 14);
    expect(ms, 'milliseconds until the tap took effect').toBeGreaterThanOrEqual(1000);
    await expect(page).toHaveURL('/');
  });

  for (const { prefix } of languages) {
    test(`at all, it is asked for again after 1 s, 2 s and 4 s; then Show all leads to the index (${prefix || '/'})`, async ({ page }) => {
      const count = await failScript(page, Infinity);
      await page.goto(addressOf(prefix, '/'));
      await stopTime(page);
      await showAll(page, prefix).tap();
      for (const [retries, ms] of [1000, 2000, 4000].entries()) {
        await failed(page, count, retries + 1);
        await pass(page, ms - 1);
        expect(count(), `times it has failed, ${ms - 1} ms later`).toBe(retries + 1);
        await expect(page).toHaveURL(addressOf(prefix, '/'));
        if (retries < 2) await pass(page, 1);
        else await page.clock.runFor(1).catch(() => {}); // The document goes while it is asked.
      }
      await expect(page).toHaveURL(`${prefix}/industries`);
    });
  }

  test('and has been given up already, Show all leads to the index at once, and other links lead where they lead', async ({ page }) => {
    await giveUp(page, '/');
    await showAll(page, '').tap();
    await expect(page).toHaveURL('/industries');
    await page.locator('main li a[href="/industries/automotive"]').tap();
    await expect(page).toHaveURL('/industries/automotive');
  });

  test('Copy Checklist loads the page anew, and then does its work', async ({ page }) => {
    await giveUp(page, path);
    await page.unroute(mainScript);
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await copyButton(page).tap();
    await again;
    await page.clock.resume();
    await copyButton(page).tap();
    await expect(copyButton(page)).toHaveAttribute('data-state', 'copied');
  });
});

test.describe('Where the script has been given up, the page stays', () => {
  test.beforeEach(async ({ page }) => page.clock.install());
  test.afterEach(({ seen }) => {
    onlyFailedRequests(seen.messages);
  });

  for (const [how, part, offline] of [
    ['Copy Checklist is pressed without a line', '[data-contact-bar] button', true],
    ['a term is pressed', 'main button[data-term]', false],
  ] as const)
    test(`where ${how}`, async ({ page, context }) => {
      await giveUp(page, path);
      await markDocument(page);
      await context.setOffline(offline);
      await page.locator(part).first().tap();
      await pass(page, 10_000);
      expect(await sameDocument(page)).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

declare global {
  interface Window {
    written?: string[];
  }
}

/** Cuts off the script so many times; gives how often it has failed. */
async function failScript(page: Page, times: number) {
  let [asked, failed] = [0, 0];
  await page.route(mainScript, (route) => {
    // What is only fetched ahead, and fails, is missed by nobody.
    if (route.request().resourceType() !== 'script') return route.abort();
    asked += 1;
    return asked > times ? route.continue() : route.abort();
  });
  page.on('requestfailed', (request) => {
    if (mainScript.test(request.url()) && request.resourceType() === 'script') failed += 1;
  });
  return () => failed;
}

/** Until it has failed so many times and the page knows. */
async function failed(page: Page, count: () => number, times: number) {
  await expect.poll(count, 'times the script has failed').toBe(times);
  await pass(page, 0);
}

/** Opens the page with a script that has failed for the last time, without a press. */
async function giveUp(page: Page, address: string) {
  const count = await failScript(page, Infinity);
  await page.goto(address);
  await stopTime(page);
  await page.keyboard.press('Shift');
  for (const [retries, ms] of [1000, 2000, 4000].entries()) {
    await failed(page, count, retries + 1);
    await pass(page, ms);
  }
  await failed(page, count, 4);
}
