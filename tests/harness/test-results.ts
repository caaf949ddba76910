import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';

/** A test of a run. */
export interface Result {
  file: string;
  /** The titles of the describes around the test and its own; empty where a whole file could not be run. */
  title: string;
  status: 'passed' | 'failed' | 'skipped';
}

export interface Run {
  name: string;
  /** When it ended; undefined where it left no report. */
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

const within = ' › ';

/** A flaky test, one that failed and then passed, has passed. */
const statusOf = (word: string): Result['status'] =>
  /^(passed|expected|flaky)$/.test(word) ? 'passed' : /failed|unexpected/.test(word) ? 'failed' : 'skipped';

/** The results in a report of Vitest’s JSON reporter. */
export function vitestResults({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name);
    const results = assertionResults.map((test): Result => ({
      file,
      title: [...test.ancestorTitles, test.title].join(within),
      status: statusOf(test.status),
    }));
    return results.length || status !== 'failed' ? results : [{ file, title: '', status: 'failed' }];
  });
}

/** The results in a report of Playwright’s JSON reporter. A describe may be written in another file than its tests’ own: that of the run counts. */
export function playwrightResults({ config, suites }: PlaywrightReport): Result[] {
  const folder = relative('.', config.rootDir);
  const read = (suite: PlaywrightSuite, file: string, around: string[]): Result[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ file, title: [...around, title].join(within), status: statusOf(status) })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, file, [...around, inner.title])),
  ];
  return suites.flatMap((suite) => read(suite, `${folder}/${suite.file}`, []));
}

/** A run by the report that it left in `file`; one that was interrupted leaves none, or not the whole of it. */
export function runIn<Report>(name: string, file: string, results: (report: Report) => Result[]): Run {
  try {
    return { name, at: statSync(file).mtime, results: results(JSON.parse(readFileSync(file, 'utf8')) as Report) };
  } catch {
    return { name, at: undefined, results: [] };
  }
}
