import type { Page } from 'playwright/test';
import { addressOf, languages, paths } from '../addresses.ts';
import { wide } from '../chrome.ts';
import { expect, test } from '../test.ts';

/** Pages of every kind, and those whose figures have words in them. */
const shown = [
  '/',
  '/about',
  '/industries',
  '/industries/metals-materials',
  '/industries/machinery-heavy-equipment',
  '/services',
  '/services/factory-audit',
  '/services/insurance-risk',
  '/services/trade-advisory',
  '/geography',
  '/compliance',
  '/contact',
] as const;

/** Where figures are on screen only. */
const onScreenOnly = { 'nav[aria-label]': 'the figure of the next page, beside the link to it' };

const figures = (page: Page) =>
  page
    .locator('main svg')
    .evaluateAll(
      (all, elsewhere) =>
        all
          .filter((svg) => svg.getBoundingClientRect().width > 0 && !svg.closest(elsewhere))
          .flatMap((svg) => Array.from(svg.querySelectorAll('use'), (use) => use.getAttribute('href')!.split('#')[1]!)),
      Object.keys(onScreenOnly).join(),
    );

async function print(page: Page) {
  await page.emulateMedia({ media: 'print' });
  // The style sheet for print is loaded after the page.
  await expect.poll(() => page.locator('header nav').isHidden(), 'the sheet for print').toBe(true);
}

for (const { prefix } of languages)
  for (const path of shown) {
    const address = addressOf(prefix, path);

    test(`${address}: every figure of the page is on paper`, async ({ page }) => {
      await page.setViewportSize(wide);
      await page.goto(address);
      const onScreen = await figures(page);
      await print(page);
      const onPaper = await figures(page);
      expect(onScreen.filter((name) => !onPaper.includes(name))).toEqual([]);
    });
  }
