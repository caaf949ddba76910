import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { lastRuns } from '../../tests/last-runs.ts';
import { rulesByCriterion } from './criterion-of.ts';
import { resultOf } from './criterion-result.ts';
import { answers, criteria } from './data.ts';
import { audited, readResults } from './results.ts';
import type { NamedTest } from './shape.ts';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** All that both reports say: what was tested, when and with what, and what is known of each criterion. */
export function readFacts() {
  const { stats, looks, walks } = readResults();
  const runs = lastRuns().flatMap((run) => run.results);
  const lastRun = ({ file, title }: NamedTest) => {
    const found = runs.filter((result) => result.file === file && (result.title === '' || result.title.includes(title)));
    const count = (status: string) => found.filter((result) => result.status === status).length;
    const [passed, failed] = [count('passed'), count('failed')];
    return failed ? `failed (${failed} of ${passed + failed})` : passed ? `passed (${passed})` : 'not run';
  };
  const evidence = { looks, walks, rules: rulesByCriterion(), answers, lastRun };
  return {
    company: json('src/facts/company.json') as { names: Record<string, string> & { en: string }; email: string; site: string },
    version: String(json('package.json').version),
    build: buildOf(),
    at: stats.startTime,
    looks,
    walks,
    criteria: criteria.map((criterion) => resultOf(criterion, evidence)),
  };
}

export type Facts = ReturnType<typeof readFacts>;

/** The commit, and one sum over all that is deployed, so that two reports can be known to be of the same site. */
function buildOf(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
  const sum = createHash('sha256');
  const files = globSync(`${audited}/**/*`).filter((each) => statSync(each).isFile());
  for (const file of files.sort()) sum.update(file).update(readFileSync(file));
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${git('status', '--porcelain') && '+'}, SHA-256 ${sum.digest('hex')}`;
}
