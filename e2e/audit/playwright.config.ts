import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';
import { folder, resultsFile } from './results.ts';

/** Playwright's own JSON report is the store of what was seen; its HTML report has the pictures. `run.ts` writes ours from the former. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/audit',
  timeout: 180_000,
  reporter: process.env.AUDIT_OF_REPORTS
    ? [['dot']]
    : [['dot'], ['json', { outputFile: resolve(resultsFile) }], ['html', { outputFolder: resolve(folder, 'tests'), open: 'never' }]],
  use: {
    ...base.use,
    baseURL: undefined,
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  // The site is served by the tests themselves, from a build of its own.
  webServer: undefined,
  projects: [
    { name: 'site', testMatch: ['pages.audit.ts', 'states.audit.ts', 'keyboard.audit.ts'] },
    { name: 'reports', testMatch: 'reports.audit.ts' },
  ],
});
