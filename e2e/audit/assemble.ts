import { lastRuns } from '../../tests/last-runs.ts';
import { answers } from './answers.ts';
import { resultOf } from './conformance.ts';
import { criteria, type NamedTest } from './criteria.ts';
import { rulesByCriterion } from './criterion-of.ts';
import { groupQuestions } from './questions.ts';
import type { Look } from './scan.ts';
import type { Audit, Made, Walk } from './shape.ts';

/** Puts together what was seen, and judges each criterion by it. */
export function assemble(made: Made, looks: readonly Look[], keyboard: Walk[]): Audit {
  const scans = looks.map(({ scan }) => scan);
  const violations = looks.flatMap((look) => look.violations);
  const questions = groupQuestions(
    looks.flatMap((look) => look.questions),
    answers,
  );
  const results = lastRuns().flatMap((run) => run.results);
  const lastRun = ({ file, title }: NamedTest) => {
    const found = results.filter((result) => result.file === file && (result.title === '' || result.title.includes(title)));
    const count = (status: string) => found.filter((result) => result.status === status).length;
    const [passed, failed] = [count('passed'), count('failed')];
    return failed ? `failed (${failed} of ${passed + failed})` : passed ? `passed (${passed})` : 'not run';
  };
  const evidence = { scans, violations, questions, rules: rulesByCriterion(), lastRun };
  return {
    format: 1,
    made,
    scans,
    violations,
    questions,
    keyboard,
    criteria: criteria.map((criterion) => resultOf(criterion, evidence)),
    ofTheReports: [],
  };
}
