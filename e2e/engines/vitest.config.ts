import { defineConfig } from 'vitest/config';

/** Named apart from `*.spec.ts` and `*.test.ts`, which the other runners take for theirs. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.journey.ts'],
    globalSetup: 'e2e/engines/announce.ts',
    // A browser for each engine and file: as many at once as there are processors would leave them no time.
    maxWorkers: 2,
    // A machine may stall; what fails twice is wrong.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
