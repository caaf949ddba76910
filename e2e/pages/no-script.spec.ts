import { addresses, addressOf, languages, missingAddresses } from '../addresses.ts';
import { switchTo } from '../chrome.ts';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

const typical = ['/', '/industries/automotive', '/services/global-sourcing', '/contact', '/legal/terms'] as const;

test.describe('Without script, every page is complete [3.lists.1] [7.server.1] [10.pages.2]', () => {
  for (const address of addresses) {
    test(`${address}: heading, sections, year, mail links, and no control that needs a script`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      expect(await headings.count(), `${address}: sections`).toBeGreaterThan(1);
      for (const heading of await headings.all()) await expect.soft(heading, `${address}: heading of a section`).toBeVisible();
      for (const section of await page.locator('main section').all()) {
        await expect.soft(section, `${address}: section`).toBeVisible();
        await expect.soft(section, `${address}: section`).toHaveText(/\S/);
      }

      const year = String(new Date().getFullYear());
      await expect
        .soft(page.getByRole('contentinfo').getByText('©'), `${address}: year of the copyright line`)
        .toContainText(year, { useInnerText: true });
      const quote = page.getByRole('banner').locator('a[href^="mailto:"]');
      await expect.soft(quote, `${address}: Get a Quote`).toBeVisible();
      await expect.soft(quote, `${address}: Get a Quote`).toHaveAttribute('href', /^mailto:[^?]+@[^?]+\?subject=[^&]+&body=[^&]+$/);
      await expect.soft(page.getByRole('contentinfo').locator('a[href^="mailto:"]'), `${address}: mail link of the footer`).toBeVisible();

      const blank = page.locator('main :is(p, dt, dd, li):empty').filter({ visible: true });
      await expect.soft(blank, `${address}: space left for what a script would say`).toHaveCount(0);

      // A term explains itself by its `title` attribute.
      const live = page.locator('[data-scripted], button:not([popovertarget]):not([title])').filter({ visible: true });
      expect.soft(await live.allInnerTexts(), `${address}: buttons on display that need script`).toEqual([]);
    });
  }

  for (const address of missingAddresses) {
    test(`[2.missing.2] ${address}: shows 404 and a link to Home`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page.getByRole('main')).toContainText('404');
      const home = address.replace(/\/nope$/, '') || '/';
      await page.locator(`main a[href="${home}"]`).click();
      await expect(page).toHaveURL(home);
    });
  }
});

for (const { prefix, lang } of languages) {
  const others = languages.filter((language) => language.lang !== lang);

  for (const path of typical) {
    const address = addressOf(prefix, path);

    test(`${address}: without script, the menu of a small screen opens by its button, and its links work`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      await page.goto(address);
      const banner = page.getByRole('banner');
      const menu = banner.getByRole('navigation');
      await expect(menu).toBeHidden();
      await banner.getByRole('button').click();
      await expect(menu).toBeVisible();
      await menu.locator(`a[href="${addressOf(prefix, '/compliance')}"]`).click();
      await expect(page).toHaveURL(addressOf(prefix, '/compliance'));
      await expect(menu).toBeHidden();
    });

    for (const other of others) {
      test(`${address}: without script, the language switch leads to the same page in ${other.lang}`, async ({ page }) => {
        await page.goto(address);
        await switchTo(page, other.hreflang).click();
        await expect(page).toHaveURL(addressOf(other.prefix, path));
        await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
      });
    }
  }

  for (const [section, index] of [
    // section     what Show all leads to
    ['industries', '/industries'],
    ['services', '/services'],
  ] as const) {
    test(`[16.show-all.5] ${addressOf(prefix, '/')}: without script, Show all of the ${section} is a link to their index`, async ({
      page,
    }) => {
      await page.goto(addressOf(prefix, '/'));
      const list = page.locator('main section').filter({ has: page.locator(`li a[href^="${prefix}${index}/"]`) });
      await expect(list.locator(`li a[href^="${prefix}${index}/"]`).filter({ visible: true })).toHaveCount(6);
      await list.locator(`a[href="${prefix}${index}"]`).click();
      await expect(page).toHaveURL(prefix + index);
    });
  }
}
