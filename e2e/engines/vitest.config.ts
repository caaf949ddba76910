import { defineConfig } from 'vitest/config';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

for (const { name, missing, packages } of [firefox, webkit])
  if (missing.length) console.log(`${name} is left out: no ${missing.join(', no ')} (Debian: apt-get install ${packages})`);

/** Journeys are not named `*.spec.ts` or `*.test.ts`, which the other runners would run. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.journey.ts'],
    // A browser for each engine and file: as many at once as there are processors would leave them no time.
    maxWorkers: 2,
    // A machine may stall; what fails twice is wrong.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
