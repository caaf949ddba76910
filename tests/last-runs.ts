import { playwrightResults, runIn, vitestResults, type Run } from './harness/test-results.ts';

/** The last runs, by the reports that `npm test` leaves; without the tests of the harness, whose example has a specification of its own. */
export function lastRuns(): Run[] {
  const runs = [
    runIn('specification and guards', '.cache/vitest.json', vitestResults),
    runIn('builds', '.cache/builds.json', vitestResults),
    runIn('in Firefox and WebKit', '.cache/engines.json', vitestResults),
    runIn('in a browser', '.cache/e2e.json', playwrightResults),
  ];
  return runs.map(({ name, at, results }) => ({ name, at, results: results.filter(({ file }) => !file.startsWith('tests/harness/')) }));
}
