import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { playwrightResults, runIn, vitestResults, type Result } from './harness/test-results.ts';

/* Runs all tests but the audit and the planted faults, and prints the sum as its last line. One that could not run at all counts as failed. */

type Count = Record<Result['status'], number>;

/** Runs the command, says how long it took, and resolves to whether it succeeded. */
function run(name: string, [command, ...args]: string[], settings: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n› ${name}: ${command} ${args.join(' ')}`);
  const started = performance.now();
  const child = spawn(command!, args, { stdio: 'inherit', env: { ...process.env, ...settings } });
  const end = () => {
    child.kill();
    process.exit(143);
  };
  process.once('SIGTERM', end);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (status) => {
      process.off('SIGTERM', end);
      console.log(`‹ ${name}: ${Math.round((performance.now() - started) / 1000)} s`);
      resolve(status === 0);
    });
  });
}

/** Counts a command as one test. */
async function step(name: string, ...command: string[]): Promise<Count> {
  const ok = await run(name, command);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

interface Runner<Report> {
  /** The report that it leaves. */
  file: string;
  resultsOf: (report: Report) => Result[];
  command: string[];
  settings?: Record<string, string>;
}

/** Counts the tests in the report of a runner. */
async function runner<Report>(name: string, { file, resultsOf, command, settings }: Runner<Report>): Promise<Count> {
  rmSync(file, { force: true });
  const ok = await run(name, command, settings);
  const count: Count = { passed: 0, failed: 0, skipped: 0 };
  const { at, results } = runIn(name, file, resultsOf);
  for (const { status } of results) count[status] += 1;
  // Where a suite could not be loaded or the report is missing, no test has failed, and the run has.
  if (!count.failed && (!ok || !at)) count.failed = 1;
  return count;
}

const vitest = (name: string, file: string, ...options: string[]) =>
  runner(name, {
    file,
    resultsOf: vitestResults,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...options],
  });

const playwright = (name: string, file: string) =>
  runner(name, {
    file,
    resultsOf: playwrightResults,
    command: ['playwright', 'test', '--reporter=dot,json'],
    // Here and not in its configuration: a run of some tests alone leaves the report of the last whole one.
    settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });

mkdirSync('.cache', { recursive: true });
const counts = [
  await step('format', 'oxfmt', '--check'),
  await step('lint', 'oxlint', '--type-aware'),
  await step('types', 'tsc', '-b'),
  await vitest('specification and guards', '.cache/vitest.json'),
  await step('build', 'vite', 'build', '--configLoader', 'native'),
  await vitest('builds', '.cache/builds.json', '--config', 'tests/builds/vitest.config.ts'),
  await vitest('engines', '.cache/engines.json', '--config', 'e2e/engines/vitest.config.ts'),
  await playwright('in a browser', '.cache/e2e.json'),
  await step('requirements', 'node', 'tests/spec-report.ts'),
];
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') ? 1 : 0;
