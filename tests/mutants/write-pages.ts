import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageCodes, page } from '../page.ts';
import { kindsOfPage, pagesFile } from './pages-file.ts';

/** Run as a test, because only there are pages rendered to the letter as the suite sees them. */
it('a page of each kind is rendered', async () => {
  const written = languageCodes.flatMap((code) => kindsOfPage.map(async (path) => ({ code, path, html: (await page(code, path)).html })));
  expect(written.length).toBeGreaterThan(0);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(pagesFile, JSON.stringify(await Promise.all(written)));
});
