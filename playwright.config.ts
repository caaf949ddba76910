import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

const installed = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

/** Another port lets two checkouts of the project run their tests at once. */
const port = process.env.E2E_PORT ?? '4174';

/** A browser that is installed is used; elsewhere the one that `npx playwright install chromium` brings. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A machine may stall; what fails twice is wrong. The report names what passed only at the second try.
  retries: process.env.CI ? 1 : 0,
  reporter: [['dot'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    launchOptions: {
      ...(installed && { executablePath: installed }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: { command: `PORT=${port} node deploy/start.ts`, url: `http://localhost:${port}`, reuseExistingServer: false },
});
