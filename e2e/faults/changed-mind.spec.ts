import { expect, type Page } from 'playwright/test';
import { languages } from '../addresses.ts';
import { hydrate } from '../visitor.ts';
import { hold, test } from '../states/visit.ts';

/** What a visitor does while the data of a page are under way. */
for (const { prefix, lang } of languages) {
  const [about, contact, services, terms] = ['/about', '/contact', '/services', '/legal/terms'].map((path) => prefix + path) as [
    string,
    string,
    string,
    string,
  ];

  test.describe(`Nothing lost (${lang}): while a page is under way`, () => {
    test('another link takes its place in the history, which Back leaves at once', async ({ page }) => {
      await openAt(page, services);
      const title = await page.title();
      await hold(page, `**${about}.json`);
      const press = (address: string) => page.locator(`header nav a[href="${address}"]`).evaluate((link: HTMLElement) => link.click());
      const entries = await page.evaluate(() => history.length);
      await press(about);
      await expect(page).toHaveURL(about);
      await press(contact);
      await expect(page).not.toHaveTitle(title);
      await expect(page).toHaveURL(contact);
      expect(await page.evaluate(() => history.length), 'history entries').toBe(entries + 1);
      await page.goBack();
      await expect(page).toHaveURL(services);
      await expect(page).toHaveTitle(title);
    });

    test('a link to a part of the page that is shown leads there, and the page that comes is shown at its top', async ({ page }) => {
      await openAt(page, terms);
      const title = await page.title();
      const release = await hold(page, `**${about}.json`);
      await page.locator(`header nav a[href="${about}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(about);
      await page.locator('main a[href="#section-5"]').evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('#section-5')).toBeInViewport();
      expect(await page.title()).toBe(title);
      release();
      await expect(page).not.toHaveTitle(title);
      await expect(page).toHaveURL(about);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

async function openAt(page: Page, address: string) {
  await page.goto(address);
  await hydrate(page);
}
