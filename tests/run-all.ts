import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

/** Runs every test there is and prints the sum as its last line. One that could not run at all counts as failed. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const run = (name: string, command: string, args: string[]): boolean => {
  console.log(`\n› ${name}: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

const step = (name: string, command: string, args: string[]): Count => {
  const ok = run(name, command, args);
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

function runner<Report>(name: string, args: string[], file: string, count: (report: Report) => Count): Count {
  rmSync(file, { force: true });
  const ok = run(name, args[0]!, args.slice(1));
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const counted = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  // A suite that failed to load has no failed test in it, and has failed all the same.
  return !ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

mkdirSync('.cache', { recursive: true });
const counts = [
  step('format', 'oxfmt', ['--check']),
  step('lint', 'oxlint', ['--type-aware']),
  step('types', 'tsc', ['-b']),
  runner('specification and guards', vitest('.cache/vitest.json'), '.cache/vitest.json', ofVitest),
  runner('builds', vitest('.cache/builds.json', '--config', 'tests/builds/vitest.config.ts'), '.cache/builds.json', ofVitest),
  step('build', 'vite', ['build', '--configLoader', 'native']),
  runner(
    'in Firefox and WebKit',
    vitest('.cache/engines.json', '--config', 'e2e/engines/vitest.config.ts'),
    '.cache/engines.json',
    ofVitest,
  ),
  runner<PlaywrightReport>('in a browser', ['playwright', 'test'], '.cache/e2e.json', ({ stats }) => ({
    // Above the sum, the report of the run names what passed only at the second try.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })),
  step('requirements', 'node', ['tests/spec-report.ts']),
];
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') ? 1 : 0;
