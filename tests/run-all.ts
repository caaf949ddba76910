import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/* Runs all tests but the audit and the planted faults, and prints the sum as its last line. One that could not run at all counts as failed. */

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Runs the command, says how long it took, and resolves to whether it succeeded. */
function run(name: string, [command, ...args]: string[]): Promise<boolean> {
  console.log(`\n› ${name}: ${command} ${args.join(' ')}`);
  const started = performance.now();
  const child = spawn(command!, args, { stdio: 'inherit' });
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

const step = async (name: string, ...command: string[]): Promise<Count> => {
  const ok = await run(name, command);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
};

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

const vitest = (file: string, ...options: string[]) => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
  ...options,
];

const ofVitest = (report: VitestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Undefined where a runner left none, or was ended while it wrote it. */
function reportIn<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

async function runner<Report>(name: string, command: string[], file: string, count: (report: Report) => Count): Promise<Count> {
  rmSync(file, { force: true });
  const ok = await run(name, command);
  const report = reportIn<Report>(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const counted = count(report);
  // A suite that failed to load has no failed test in it, and has failed all the same.
  return !ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

mkdirSync('.cache', { recursive: true });
const counts = [
  await step('format', 'oxfmt', '--check'),
  await step('lint', 'oxlint', '--type-aware'),
  await step('types', 'tsc', '-b'),
  await runner('specification and guards', vitest('.cache/vitest.json'), '.cache/vitest.json', ofVitest),
  await step('build', 'vite', 'build', '--configLoader', 'native'),
  await runner('builds', vitest('.cache/builds.json', '--config', 'tests/builds/vitest.config.ts'), '.cache/builds.json', ofVitest),
  await runner('engines', vitest('.cache/engines.json', '--config', 'e2e/engines/vitest.config.ts'), '.cache/engines.json', ofVitest),
  await runner<PlaywrightReport>('in a browser', ['playwright', 'test'], '.cache/e2e.json', ({ stats }) => ({
    // Above the sum, the report of the run names what passed only at the second try.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })),
  await step('requirements', 'node', 'tests/spec-report.ts'),
];
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') ? 1 : 0;
