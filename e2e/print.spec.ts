import { expect, test, type Page } from 'playwright/test';
import { addressOf, languages, paths } from './addresses';
import { wide } from './chrome';

const typical = ['/', '/industries/automotive', '/services/global-sourcing', '/geography', '/contact', '/legal/terms'] as const;

/** What can only be pressed. */
const ofNoUseOnPaper = ['header nav', 'header button', 'footer ul', '[role=group] button', 'main button[data-look]', 'main p a[data-look]'];

async function printed(page: Page, address: string) {
  await page.setViewportSize(wide);
  await page.goto(address);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The sheet for print comes behind the page.
  await expect.poll(() => page.locator('header nav').isHidden(), `${address}: the sheet for print`).toBe(true);
}

/** The texts that are printed in a colour with less than 4.5:1 against white (WCAG 2.2, 1.4.3): no paper has the grounds of the screen. */
function paleTexts(): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const luminance = (colour: string) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3), (part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const printedTexts = Array.from(document.querySelectorAll('body *')).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return printedTexts
    .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5)
    .map((element) => element.textContent);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Print, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });
    for (const { prefix } of languages)
      for (const path of typical) {
        const address = addressOf(prefix, path);
        test(`${address}: what is to be read, in ink, and nothing that is to be pressed`, async ({ page }) => {
          await printed(page, address);
          for (const selector of ofNoUseOnPaper)
            expect.soft(await page.locator(selector).filter({ visible: true }).count(), `${address}: ${selector}`).toBe(0);
          const title = page.getByRole('heading', { level: 1 });
          await expect.soft(title).toBeVisible();
          await expect.soft(title).toHaveCSS('color', 'rgb(13, 34, 51)');
          await expect.soft(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
          await expect.soft(page.getByRole('contentinfo')).toBeVisible();
        });

        test(`${address}: every letter can be read on white paper`, async ({ page }) => {
          await printed(page, address);
          expect(await page.evaluate(paleTexts), address).toEqual([]);
        });
      }
  });
}

for (const { prefix } of languages)
  for (const path of paths.filter((each) => /^\/(industries|services)\/./.test(each))) {
    const address = addressOf(prefix, path);
    test(`${address}: one sheet of A4`, async ({ page }) => {
      await printed(page, address);
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets, `${address}: sheets`).toHaveLength(1);
    });
  }
