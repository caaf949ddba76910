import { expect, test } from '../test.ts';
import { addressOf, languages } from '../addresses.ts';
import { kinds } from '../kinds.ts';

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
