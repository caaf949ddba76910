import { addressOf, languages } from '../addresses.ts';
import { expect, test } from '../test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

/* For a finger, links that stand on a line of their own are as high as WCAG 2.2 asks for at AAA (2.5.5). */
for (const { prefix, lang } of languages)
  for (const path of ['/', '/industries/automotive', '/services/logistics-coordination', '/compliance', '/geography', '/legal/terms'])
    test(`Comfort (${lang}): on ${path}, each link on a line of its own is 44 px high for a finger`, async ({ page }) => {
      await page.goto(addressOf(prefix, path));
      const low = await page.evaluate(() => {
        const alone = Array.from(document.querySelectorAll<HTMLElement>(':is(li, dd, th) > a')).filter((link) => link.checkVisibility());
        return { all: alone.length, low: alone.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.innerText) };
      });
      expect(low.all).toBeGreaterThan(8);
      expect(low.low).toEqual([]);
    });
