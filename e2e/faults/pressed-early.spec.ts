import { expect } from 'playwright/test';
import { readMailto } from '../../tests/harness/read-mailto.ts';
import { addressOf, languages } from '../addresses.ts';
import { changes } from '../changes.ts';
import { menuButton, menuOf, narrow } from '../chrome.ts';
import { clipboard } from '../clipboard.ts';
import { toasts } from '../states/notifications.ts';
import { advanceClock, holdScript, hydrateAgain, onlyRemarks, stopTime, test } from '../states/visit.ts';
import { hydrate, settled } from '../visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { prefix, lang } of languages) {
  test.describe(`No input is lost (${lang})`, () => {
    for (const [who, change] of Object.entries(changes)) {
      test(`${who} before hydration: Copy, Appearance, Show all and an opened text take effect, and hydration keeps that effect`, async ({
        page,
        seen,
      }) => {
        const release = await holdScript(page);
        await page.goto(addressOf(prefix, '/'));
        await page.evaluate(change);
        await page.locator('[data-show-all="industries-list"]').click();
        const cards = page.locator(`main li a[href^="${prefix}/industries/"]`).filter({ visible: true });
        await expect(cards).toHaveCount(14);
        await page.locator('[data-scheme="dark"]').click();
        await page.locator('[data-clipboard]').click();
        await expect(page.locator('[data-clipboard]')).toHaveAttribute('data-state', 'copied');
        await page.locator('main summary').click();
        await expect(page.locator('main details')).toHaveAttribute('open');
        release();
        await hydrate(page);
        await expect(page.locator('main details')).toHaveAttribute('open');
        await expect(page.locator('main summary')).toBeFocused();
        await expect(cards).toHaveCount(14);
        await expect(page.locator('[data-scheme="dark"]')).toHaveAttribute('aria-pressed', 'true');
        await expect(toasts(page)).toHaveCount(1);
        const href = await page.locator('main > section:last-of-type a[href^="mailto:"]').getAttribute('href');
        expect(await clipboard(page)).toContain(readMailto(href!).body.replaceAll('\r\n', '\n'));
        onlyRemarks(seen);
      });

      test(`${who} before hydration: the button of Copy says for two seconds that it has copied, hydrated meanwhile or not`, async ({
        page,
        seen,
      }) => {
        await page.clock.install();
        await page.goto(addressOf(prefix, '/'));
        await stopTime(page);
        await page.evaluate(change);
        const button = page.locator('[data-clipboard]');
        await button.click();
        await hydrateAgain(page);
        await expect(button).toHaveAttribute('data-state', 'copied');
        await advanceClock(page, 2000);
        await expect(button).toHaveAttribute('data-state', 'idle');
        onlyRemarks(seen);
      });

      test(`${who}: a press that begins before hydration and ends after it takes effect once`, async ({ page, seen }) => {
        const release = await holdScript(page);
        await page.goto(addressOf(prefix, '/'));
        await page.evaluate(change);
        await page.evaluate(() => addEventListener('click', () => (document.title += '.')));
        const button = page.locator('[data-show-all="industries-list"]');
        await button.hover();
        await page.mouse.down();
        release();
        await page.waitForFunction(() => window.site?.ready);
        await page.mouse.up();
        await expect(page.locator(`main li a[href^="${prefix}/industries/"]`).filter({ visible: true })).toHaveCount(14);
        await expect(page).toHaveTitle(/[^.]\.$/);
        onlyRemarks(seen);
      });

      test(`${who}: a press that begins before hydration and is released elsewhere after it has no effect`, async ({ page, seen }) => {
        const release = await holdScript(page);
        await page.goto(addressOf(prefix, '/'));
        await page.evaluate(change);
        const button = page.locator('[data-show-all="industries-list"]');
        await button.hover();
        await page.mouse.down();
        release();
        await page.waitForFunction(() => window.site?.ready);
        await page.mouse.move(20, 200, { steps: 5 });
        await page.mouse.up();
        await settled(page);
        await expect(page.locator(`main li a[href^="${prefix}/industries/"]`).filter({ visible: true })).toHaveCount(6);
        onlyRemarks(seen);
      });

      test(`${who} before hydration: the menu stays as the visitor left it`, async ({ page, seen }) => {
        await page.setViewportSize(narrow);
        await page.goto(addressOf(prefix, '/about'));
        await page.evaluate(change);
        await menuButton(page).click();
        await expect(menuOf(page)).toBeVisible();
        await hydrate(page);
        await expect(menuOf(page)).toBeVisible();
        await menuButton(page).click();
        await expect(menuOf(page)).toBeHidden();
        onlyRemarks(seen);
      });
    }
  });
}
