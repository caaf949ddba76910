import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { violations } from '../axe.ts';
import { fileOf } from './report-page.ts';
import { folder } from './results.ts';
import { height, schemes, widths } from './test.ts';

/** The reports meet the criteria that they report on. */
for (const file of Object.values(fileOf)) {
  test(`${file}: axe, narrow in light and wide in dark`, async ({ page }) => {
    await page.goto(pathToFileURL(resolve(folder, file)).href);
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: schemes[at]! });
      expect.soft(await violations(page), `${file} at ${width} px, ${schemes[at]}`).toEqual([]);
    }
  });
}
