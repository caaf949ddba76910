import { lastRuns } from '../../tests/coverage/results.ts';
import { resultsOf, verdict } from '../../tests/coverage/verdict.ts';
import type { Held } from '../../tests/requirements.ts';
import { answers } from './answers.ts';
import { resultOf } from './conformance.ts';
import { criteria } from './criteria.ts';
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
  const lastRun = (test: Held) => {
    const { word, passed, failed } = verdict([resultsOf(test, results)]);
    return failed ? `failed (${failed} of ${passed + failed})` : passed ? `${word} (${passed})` : word;
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
