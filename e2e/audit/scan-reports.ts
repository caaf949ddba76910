import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright/test';
import { violations } from '../axe.ts';
import { schemes, widths } from './visits.ts';

/** What axe finds in the reports, which keep to what they ask for. */
export async function scanReports(browser: Browser, files: readonly string[]): Promise<string[]> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const found: string[] = [];
  for (const file of files) {
    await page.goto(pathToFileURL(resolve(file)).href);
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: schemes[at]! });
      const lines = await violations(page);
      found.push(...lines.map((line) => `${file} at ${width} px, ${schemes[at]}: ${line}`));
    }
  }
  await page.context().close();
  return found;
}
