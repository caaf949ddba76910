import { expect } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { hydrate } from '../visitor.ts';
import { brokenWords, faults } from './faults.ts';
import { test } from './visit.ts';

/** The browser’s default font size of 32 px instead of 16, as a visitor sets it: media queries then depend on it too. */
test.use({
  // eslint-disable-next-line no-empty-pattern -- the runner reads which fixtures are used from the pattern
  launchOptions: async ({}, use, { project }) => {
    const { launchOptions } = project.use;
    await use({ ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] });
  },
});

for (const { prefix, lang } of languages) {
  for (const width of [1280, 640, 375]) {
    test(`Comfort (${lang}), font size 32 px at ${width} px: nothing is cut off, covered or too wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/industries/automotive', '/contact'] as const) {
        const address = addressOf(prefix, path);
        await page.goto(address);
        await hydrate(page, 'key');
        // What a visitor opens has to fit as well.
        await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect.soft(await page.evaluate(faults), address).toEqual([]);
        const narrow = await page.locator('footer p, footer li').evaluateAll((all) => all.filter((each) => each.clientWidth < 150).length);
        expect.soft(narrow, `${address}: texts in the footer with a few letters to a line`).toBe(0);
        expect.soft(await page.evaluate(brokenWords, '[data-size="figure"] dd'), `${address}: broken figures`).toEqual([]);
      }
    });
  }
}
