import { expect } from 'playwright/test';
import { languages } from '../addresses.ts';
import { clipboardButton } from '../clipboard.ts';
import { holdScript, test } from '../states/visit.ts';
import { expectPlace, hydrate, pressFarDown } from '../visitor.ts';

for (const { prefix, lang } of languages) {
  test.describe(`No place is lost (${lang})`, () => {
    for (const state of ['not hydrated', 'hydrated'] as const)
      test(`Back after a reload (${state}) shows the page of the address and loses no history entry`, async ({ page }) => {
        const [industry, about, services] = ['/industries/automotive', '/about', '/services'].map((path) => prefix + path);
        await page.goto(industry!);
        const title = await page.title();
        await hydrate(page);
        await page.locator(`header a[href="${about}"]`).click();
        await expect(page).toHaveURL(about!);
        await expect.poll(() => page.title()).not.toBe(title);
        await page.reload();
        if (state === 'hydrated') await hydrate(page);
        await page.goBack();
        await expect(page).toHaveURL(industry!);
        await expect(page).toHaveTitle(title);
        await expect(clipboardButton(page)).toBeVisible();
        await page.goForward();
        await expect(page).toHaveURL(about!);
        await expect(clipboardButton(page)).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveTitle(title);
        await page.locator(`header a[href="${services}"]`).click();
        await expect(page).toHaveURL(services!);
        await page.goBack();
        await expect(page).toHaveURL(industry!);
        await expect(page).toHaveTitle(title);
      });

    test('Back comes to the place that the visitor had scrolled to before hydration', async ({ page }) => {
      await page.goto(`${prefix}/industries`);
      const title = await page.title();
      const left = await page.evaluate(() => {
        scrollTo({ top: 600, behavior: 'instant' });
        return scrollY;
      });
      expect(left).toBeGreaterThan(500);
      await hydrate(page);
      await page
        .locator(`main a[href="${prefix}/industries/automotive"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).not.toHaveTitle(title);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expectPlace(page, left);
    });

    for (const scrolled of [false, true])
      test(`Back after a reload comes to the place that ${scrolled ? 'the visitor has scrolled to since' : 'was left'}`, async ({
        page,
      }) => {
        await page.goto(`${prefix}/industries/automotive`);
        const title = await page.title();
        await hydrate(page);
        const left = await pressFarDown(page, `${prefix}/about`);
        const release = await holdScript(page);
        await page.reload();
        await page.goBack();
        await expect(page).toHaveTitle(title);
        if (scrolled) await page.mouse.wheel(0, 300);
        await expectPlace(page, scrolled ? 300 : 0);
        release();
        await page.waitForFunction(() => window.site.ready);
        await expectPlace(page, scrolled ? 300 : left);
      });

    test('Back from a fragment, after a reload, comes to the place that was left', async ({ page }) => {
      await page.goto(`${prefix}/legal/terms`);
      await hydrate(page);
      await page.mouse.wheel(0, 120);
      await expectPlace(page, 120);
      await page.locator('main nav a[href="#section-9"]').click();
      await page.waitForFunction(() => scrollY > 1000);
      await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/legal/terms`);
      await page.waitForFunction(() => window.site.ready);
      await expectPlace(page, 120);
    });

    test('[17.turn.3] Back opens again the texts that were open, and comes to the place that was left', async ({ page }) => {
      await page.goto(`${prefix}/contact`);
      const title = await page.title();
      await hydrate(page);
      const texts = page.locator('main details');
      const count = await texts.count();
      expect(count).toBeGreaterThan(3);
      // The last stays closed.
      for (let index = 0; index < count - 1; index += 1) await texts.nth(index).locator('summary').click();
      const left = await page.evaluate(() => {
        scrollTo({ top: 1500, behavior: 'instant' });
        return scrollY;
      });
      await page
        .locator(`header a[href="${prefix}/about"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).not.toHaveTitle(title);
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('main details[open]')).toHaveCount(count - 1);
      await expectPlace(page, left);
      await page
        .locator(`header a[href="${prefix}/about"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).not.toHaveTitle(title);
      await page
        .locator(`header a[href="${prefix}/contact"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveTitle(title);
      await expect(page.locator('main details[open]'), 'texts that are open after a link to the page').toHaveCount(0);
    });
  });
}
