import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { within } from './titles.ts';

export interface Result {
  file: string;
  /** The titles of the describes around the test and its own; none where a whole file could not be run. */
  title: string | undefined;
  status: 'passed' | 'failed' | 'skipped';
}

interface Run {
  name: string;
  at: Date | undefined;
  results: Result[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** What failed and then passed has passed, here as in the sum of `npm test`: above that sum it is named. */
const statusOf = (word: string): Result['status'] =>
  /^(passed|expected|flaky)$/.test(word) ? 'passed' : /failed|unexpected/.test(word) ? 'failed' : 'skipped';

export function vitestResults({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name);
    const results = assertionResults.map((test): Result => ({
      file,
      title: [...test.ancestorTitles, test.title].join(within),
      status: statusOf(test.status),
    }));
    return results.length || status !== 'failed' ? results : [{ file, title: undefined, status: 'failed' }];
  });
}

export function playwrightResults({ config, suites }: PlaywrightReport): Result[] {
  const folder = relative('.', config.rootDir);
  const read = (suite: PlaywrightSuite, around: string[]): Result[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ file: `${folder}/${suite.file}`, title: [...around, title].join(within), status: statusOf(status) })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...around, inner.title])),
  ];
  return suites.flatMap((suite) => read(suite, []));
}

/** A run by the report that it left in `file`; one that was cut short leaves none, or an empty one. */
export function runIn<Report>(name: string, file: string, results: (report: Report) => Result[]): Run {
  const report = existsSync(file) && readFileSync(file, 'utf8');
  if (!report) return { name, at: undefined, results: [] };
  return { name, at: statSync(file).mtime, results: results(JSON.parse(report) as Report) };
}

/** The last runs, as `npm test` leaves them. */
export const lastRuns = (): Run[] => [
  runIn('specification and guards', '.cache/vitest.json', vitestResults),
  runIn('in a browser', '.cache/e2e.json', playwrightResults),
];
