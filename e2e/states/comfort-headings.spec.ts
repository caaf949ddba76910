import { expect, test } from '../test.ts';
import { addressOf, languages } from '../addresses.ts';
import { kinds } from '../kinds.ts';
import { brokenWords } from './faults.ts';

/** WCAG 2.2, 1.4.4 Resize Text: a heading whose size also depends on the width of the window would grow by less than the text. */
for (const { prefix, lang } of languages)
  test(`Comfort (${lang}): at twice the font size, every heading is twice as large`, async ({ page }) => {
    for (const path of kinds) {
      const address = addressOf(prefix, path);
      await page.goto(address);
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const sizes = await page.evaluate(() => {
          const headings = Array.from(document.querySelectorAll('h1, h2, h3, h4'));
          const sizesAt = (root: string) => {
            document.documentElement.style.fontSize = root;
            return headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize));
          };
          const [usual, large] = [sizesAt('16px'), sizesAt('32px')];
          return headings.map(({ localName, textContent }, index) => ({
            heading: `${localName} ${textContent}`,
            times: large[index]! / usual[index]!,
          }));
        });
        expect(sizes.length, `${address}: headings`).toBeGreaterThan(0);
        const uneven = sizes.filter(({ times }) => Math.abs(times - 2) > 0.001);
        expect.soft(uneven, `${address} at ${width} px: not twice as large`).toEqual([]);
      }
    }
  });

/** Columns that are counted in the window's own pixels would leave a few letters to a line. */
for (const { prefix, lang } of languages)
  for (const [size, width] of [
    ['200%', 1280],
    ['125%', 1366],
  ] as const)
    test(`Comfort (${lang}): at a font size of ${size} in a window of ${width} px, no word of a heading is broken and the header is under 200 px high`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of kinds) {
        const address = addressOf(prefix, path);
        await page.goto(address);
        await page.addStyleTag({ content: `:root { font-size: ${size} }` });
        expect.soft(await page.evaluate(brokenWords, 'h1, h2, h3, h4'), `${address}: broken words`).toEqual([]);
        const { height } = (await page.getByRole('banner').boundingBox())!;
        expect.soft(height, `${address}: height of the header`).toBeLessThan(200);
      }
    });
