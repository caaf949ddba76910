import type { Page } from 'playwright/test';
import { contrast } from '../../tests/guards/colour-pairs.ts';
import { addressOf, languages, paths } from '../addresses.ts';
import { wide } from '../chrome.ts';
import { expect, test } from '../test.ts';
import { emulatePrint, hydrate, reportConnection, watch } from '../visitor.ts';

const typical = [
  '/',
  '/industries/automotive',
  '/services/global-sourcing',
  '/geography',
  '/compliance',
  '/contact',
  '/legal/terms',
] as const;

/** Elements that are of no use on paper. */
const ofNoUseOnPaper = ['header nav', 'header button', 'footer ul', '[role=group] button', 'main button[data-look]', 'main p a[data-look]'];

async function printed(page: Page, address: string) {
  await page.setViewportSize(wide);
  await page.goto(address);
  await emulatePrint(page, 'dark');
}

/** The texts that are printed, each with its colour, as #rrggbb where it lets nothing through. */
function printedTexts() {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  const texts = Array.from(document.querySelectorAll('body *')).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return texts.map((element) => {
    canvas.fillStyle = getComputedStyle(element).color;
    return { text: element.textContent, colour: String(canvas.fillStyle) };
  });
}

/** Contrast with white, as backgrounds are not printed (WCAG 2.2, 1.4.3). */
const isPale = (colour: string) => !(contrast(colour, '#ffffff') >= 4.5);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Print, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });
    for (const { prefix } of languages)
      for (const path of typical) {
        const address = addressOf(prefix, path);
        test(`${address}: all text in dark ink, and no buttons`, async ({ page }) => {
          await printed(page, address);
          for (const selector of ofNoUseOnPaper)
            expect.soft(await page.locator(selector).filter({ visible: true }).count(), `${address}: ${selector}`).toBe(0);
          const title = page.getByRole('heading', { level: 1 });
          await expect.soft(title).toBeVisible();
          await expect.soft(title).toHaveCSS('color', 'rgb(18, 28, 25)');
          await expect.soft(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
          await expect.soft(page.getByRole('contentinfo')).toBeVisible();
          if (path.startsWith('/legal/'))
            await expect
              .soft(
                page
                  .getByRole('main')
                  .getByText(/20\d\d/)
                  .first(),
                'the day of the last change',
              )
              .toBeVisible();
          const clipping = page.locator('main :is(ul, ol)').filter({ visible: true });
          expect
            .soft(
              await clipping.evaluateAll((lists) => lists.filter((list) => getComputedStyle(list).overflow !== 'visible').length),
              `${address}: lists that would be cut at the end of a sheet`,
            )
            .toBe(0);
          const hidden = page.locator('main li[hidden]').filter({ visible: false });
          await expect.soft(hidden, `${address}: items that Show all would show`).toHaveCount(0);
          const texts = await page.evaluate(printedTexts);
          expect
            .soft(
              texts.filter(({ colour }) => isPale(colour)),
              `${address}: too pale for white paper`,
            )
            .toEqual([]);
        });
      }
  });
}

test('Print: where the visitor saves data, the sheet for print is there all the same', async ({ page }) => {
  await reportConnection(page, { saveData: true, effectiveType: '4g' });
  await printed(page, '/industries/automotive');
});

for (const { prefix } of languages) {
  const address = addressOf(prefix, '/contact');
  test(`${address}: all on one sheet but the checklist, which follows on another`, async ({ page }) => {
    await printed(page, address);
    await page.setViewportSize({ width: 703, height: 1069 });
    const [footer, checklist] = ['footer', '#rfq-checklist-details'].map((selector) => page.locator(selector));
    expect((await checklist!.boundingBox())!.y).toBeGreaterThanOrEqual((await footer!.boundingBox())!.y);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/MediaBox/g)).toHaveLength(2);
  });
}

for (const { prefix } of languages)
  for (const path of paths.filter((each) => /^\/(industries|services)\/./.test(each))) {
    const address = addressOf(prefix, path);
    test(`${address}: one sheet of A4, and the checklist on another, before and after hydration`, async ({ page, baseURL }) => {
      // Width and height of each sheet in points; A4 is 210 by 297 mm.
      const sheets = async () =>
        Array.from(
          (await page.pdf({ preferCSSPageSize: true })).toString('latin1').matchAll(/\/MediaBox\s*\[0 0 (\d+)[\d.]* (\d+)/g),
          ([, ...size]) => size.join(' × '),
        );
      const two = ['594 × 841', '594 × 841'];
      await watch(page, baseURL!);
      await printed(page, address);
      expect(await sheets(), `${address}: sheets`).toEqual(two);
      await hydrate(page, 'key');
      const sheet = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/late-"]')?.sheet?.cssRules.length;
      await expect.poll(() => page.evaluate(sheet), 'rules of what the client adds').toBeGreaterThan(0);
      expect(await sheets(), `${address}: sheets, hydrated`).toEqual(two);
    });
  }
