import { defineConfig } from 'vitest/config';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

for (const { name, missing, packages } of [firefox, webkit])
  if (missing.length) console.log(`${name} is left out: no ${missing.join(', no ')} (Debian: apt-get install ${packages})`);

/** Journeys are not named `*.spec.ts` or `*.test.ts`, which the other runners would run. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.journey.ts'],
    // Each engine and file has its own browser: one for each processor would make all of them too slow.
    maxWorkers: 2,
    // A slow machine may cause a failure; a test that fails twice has found a fault.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
