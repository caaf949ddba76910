import { defineConfig } from 'playwright/test';
import { launchShell, launchWhole } from './e2e/browsers.ts';
import { portNumber } from './tools/whole-number.ts';

/** Another port lets two checkouts of the project run their tests at once. */
const port = portNumber('E2E_PORT', process.env.E2E_PORT ?? '4174');

/**
 * Tests of what works only in the whole browser as it does for visitors: prefetching by speculation rules, and going back without a
 * connection.
 */
const inTheWhole = [
  'navigation/{back-early,between-documents,documents-ahead,language-switch,page-cache}.spec.ts',
  'faults/odd-surroundings.spec.ts',
];

/** Tests that mostly wait, for paused transfers and for connections to end. */
const waiting = ['faults/{late-data,stalled-document}.spec.ts', 'hosts/bad-addresses.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  // More workers than processors, because many tests wait for a timer of the site. The fourth is for the project `waiting`.
  workers: 4,
  timeout: 60_000,
  // A machine may stall, so only a test that fails twice has failed. The report names tests that passed only at the second try.
  retries: process.env.CI ? 1 : 0,
  reporter: 'dot',
  use: { baseURL: `http://localhost:${port}`, locale: 'en-GB', launchOptions: launchShell },
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'whole browser', testMatch: inTheWhole, workers: 3, use: { channel: 'chromium', launchOptions: launchWhole } },
    { name: 'shell', testIgnore: [...inTheWhole, ...waiting], workers: 3 },
  ],
  webServer: {
    command: 'node deploy/start.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
