import { expect, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { clipboard, clipboardButton, refuseClipboard } from '../clipboard.ts';
import {
  holdScript,
  mainScript,
  markDocument,
  onlyFailedRequests,
  advanceClock,
  advanceClockUntil,
  sameDocument,
  stopTime,
  test,
} from './visit.ts';

const path = '/industries/automotive';
const notifications = (page: Page) => page.getByRole('region').getByRole('group');
const showAll = (page: Page) => page.locator('[data-show-all="industries-list"]');
const cards = (page: Page, prefix: string) => page.locator(`main li a[href^="${prefix}/industries/"]`).filter({ visible: true });

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 }, permissions: ['clipboard-read', 'clipboard-write'] });

for (const { prefix, lang } of languages) {
  test.describe(`Where the script is slow, the first tap takes effect, once (${lang})`, () => {
    test('on Copy Checklist', async ({ page }) => {
      const release = await holdScript(page);
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
      await clipboardButton(page).tap();
      await expect(clipboardButton(page), 'without the client').toHaveAttribute('data-state', 'copied');
      await advanceClock(page, 2000);
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'idle');
      release();
      await expect(notifications(page)).toHaveCount(1);
      expect(await page.evaluate(() => window.written?.length), 'times the clipboard was written').toBe(1);
    });

    test('on Show all', async ({ page }) => {
      const release = await holdScript(page);
      await page.goto(addressOf(prefix, '/'));
      await expect(cards(page, prefix)).toHaveCount(6);
      await showAll(page).tap();
      await expect(cards(page, prefix)).toHaveCount(14);
      await expect(cards(page, prefix).nth(6)).toBeFocused();
      release();
      await page.waitForFunction(() => window.site?.ready);
      await expect(cards(page, prefix)).toHaveCount(14);
      await expect(cards(page, prefix).nth(6)).toBeFocused();
      await expect(page).toHaveURL(addressOf(prefix, '/'));
    });

    test('on the menu and on a link in it, before the script is loaded', async ({ page }) => {
      const release = await holdScript(page);
      await page.goto(addressOf(prefix, '/'));
      const menu = page.getByRole('banner').getByRole('navigation');
      await page.getByRole('banner').getByRole('button').tap();
      await expect(menu).toBeVisible();
      release();
      await page.waitForFunction(() => window.site?.ready);
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
      const release = await holdScript(page);
      await page.clock.install();
      await page.goto(prefix + path);
      // A tap also hovers over the term, which opens its tooltip later.
      await stopTime(page);
      await page.locator('main button[data-term]').first().tap();
      release();
      await expect(page.getByRole('tooltip')).toHaveCount(1);
    });
  });
}

test.describe('Where the client cannot be loaded', () => {
  test.beforeEach(async ({ page }) => page.clock.install());
  test.afterEach(({ seen }) => {
    onlyFailedRequests(seen.messages);
  });

  test('it is requested again after 1 s, 2 s and 4 s', async ({ page }) => {
    const count = await failScript(page);
    await page.goto(path);
    await stopTime(page);
    await page.keyboard.press('Shift');
    for (const [retries, ms] of [1000, 2000, 4000].entries()) {
      await failed(page, count, retries + 1);
      await advanceClock(page, ms - 1);
      expect(count(), `times it has failed, ${ms - 1} ms later`).toBe(retries + 1);
      await advanceClock(page, 1);
    }
    await failed(page, count, 4);
    await advanceClock(page, 10_000);
    expect(count(), 'times it has failed in the end').toBe(4);
  });

  test('because the libraries fail, it starts once they are loaded at the next attempt', async ({ page }) => {
    let again = false;
    page.on('request', (request) => (again ||= /\/client-[^/]*\.js\?1$/.test(request.url())));
    await page.route(/\/assets\/vendor-[^/]*\.js/, (route) => (again ? route.continue() : route.abort()));
    await page.goto('/');
    await stopTime(page);
    await page.keyboard.press('Shift');
    const ms = await advanceClockUntil(page, () => page.evaluate(() => window.site.ready));
    expect(ms, 'milliseconds until it started').toBeGreaterThanOrEqual(1000);
  });

  for (const { prefix, lang } of languages)
    test(`every press takes effect all the same, at once, in the same document (${lang})`, async ({ page, context }) => {
      await giveUp(page, prefix + path);
      await markDocument(page);
      await context.setOffline(true);
      await clipboardButton(page).tap();
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'copied');
      await page.locator('footer button').last().tap();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expect(page.locator('footer button').last()).toHaveAttribute('aria-pressed', 'true');
      await page.locator('main button[data-term]').first().tap();
      await advanceClock(page, 10_000);
      expect(await sameDocument(page)).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(false);
      expect(await clipboard(page)).toMatch(/\[ \]/);
    });

  test('a refused clipboard opens the text, selected', async ({ page }) => {
    await refuseClipboard(page);
    const count = await failScript(page);
    await page.goto(path);
    await stopTime(page);
    await clipboardButton(page).tap();
    await failEveryTime(page, count);
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/^Product details\nProduct name/);
    await expect(page.locator('#rfq-checklist')).toBeInViewport();
    await expect(page.locator('#rfq-checklist'), 'read by a screen reader').toBeFocused();
    await page.evaluate(() => getSelection()!.removeAllRanges());
    await clipboardButton(page).tap();
    await expect.poll(() => page.evaluate(() => String(getSelection())), 'refused again').toMatch(/^Product details\nProduct name/);
  });

  test('of two texts that were refused, the last is opened, selected', async ({ page }) => {
    await refuseClipboard(page);
    const count = await failScript(page);
    await page.goto('/contact');
    await stopTime(page);
    const buttons = page.locator('main [data-clipboard]');
    await buttons.first().tap();
    await buttons.last().tap();
    await failEveryTime(page, count);
    const last = await buttons.last().getAttribute('data-clipboard');
    await expect(page.locator(`[id="${last}"]`)).toBeFocused();
  });

  test('a refused clipboard opens the text, selected, where the words are of another build', async ({ page }) => {
    await refuseClipboard(page);
    await page.route(`**${path}.json`, async (route) => {
      const data = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...data, build: 'another' } });
    });
    await page.goto(path);
    for (const time of ['first', 'second']) {
      await page.evaluate(() => getSelection()!.removeAllRanges());
      await clipboardButton(page).tap();
      await expect.poll(() => page.evaluate(() => String(getSelection())), `${time} copy`).toMatch(/^Product details\nProduct name/);
    }
  });
});

declare global {
  interface Window {
    written?: string[];
  }
}

/** Aborts the requests for the script; returns how often it has failed. */
async function failScript(page: Page) {
  let failed = 0;
  await page.route(mainScript, (route) => route.abort());
  page.on('requestfailed', (request) => {
    // A prefetch that fails does not count.
    if (mainScript.test(request.url()) && request.resourceType() === 'script') failed += 1;
  });
  return () => failed;
}

/** Lets each of the retries fail, too: after 1 s, 2 s and 4 s. */
async function failEveryTime(page: Page, count: () => number) {
  for (const [retries, ms] of [1000, 2000, 4000].entries()) {
    await failed(page, count, retries + 1);
    await advanceClock(page, ms);
  }
  await failed(page, count, 4);
}

/** Waits until it has failed this many times and the page has noticed. */
async function failed(page: Page, count: () => number, times: number) {
  await expect.poll(count, 'times the script has failed').toBe(times);
  await advanceClock(page, 0);
}

/** Opens the page and waits until its script has failed for the last time. */
async function giveUp(page: Page, address: string) {
  const count = await failScript(page);
  await page.goto(address);
  await stopTime(page);
  await page.keyboard.press('Shift');
  await failEveryTime(page, count);
}
