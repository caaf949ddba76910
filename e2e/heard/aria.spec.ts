import { expect, type Locator, type Page } from 'playwright/test';
import { languages } from '../addresses.ts';
import { narrow, wide } from '../chrome.ts';
import { clipboardButton, refuseClipboard } from '../clipboard.ts';
import { notify, path, region } from '../states/notifications.ts';
import { test, visit } from '../states/visit.ts';

/** What Chromium itself tells assistive technology of the parts that are on many pages. */
const parts: Record<string, (page: Page, address: string) => Promise<Locator>> = {
  header: async (page, address) => {
    await visit(page, address);
    return page.getByRole('banner');
  },
  menu: async (page, address) => {
    await page.setViewportSize(narrow);
    await visit(page, address);
    await page.getByRole('banner').getByRole('button').click();
    return page.getByRole('banner');
  },
  'contact-bar': async (page, address) => {
    await visit(page, address);
    return page.locator('[data-contact-bar]');
  },
  notifications: async (page, address) => {
    await visit(page, address);
    await notify(page, 3);
    return region(page);
  },
  'clipboard-refused': async (page, address) => {
    await refuseClipboard(page);
    await visit(page, address);
    await clipboardButton(page).click();
    return page.getByRole('dialog');
  },
  'language-switch': async (page, address) => {
    await visit(page, address);
    return page.getByRole('banner').locator('a[hreflang]').filter({ visible: true });
  },
};

for (const { prefix, lang, hreflang } of languages)
  for (const [name, shown] of Object.entries(parts))
    test(`Told to assistive technology (${lang}): ${name}`, async ({ page }) => {
      await page.setViewportSize(wide);
      const part = await shown(page, prefix + path);
      // Other tests check what a letter says.
      await page.evaluate(() => document.querySelectorAll('a[href^="mailto:"]').forEach((link) => link.setAttribute('href', 'mailto:')));
      await expect(part).toMatchAriaSnapshot({ name: `${hreflang}-${name}.aria.yml` });
    });
