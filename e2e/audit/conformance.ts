import type { Criterion } from './criteria.ts';
import type { CriterionResult, Question, Scan, Term, Violation } from './shape.ts';

interface Evidence {
  scans: readonly Scan[];
  violations: readonly Violation[];
  questions: readonly Question[];
  /** Rules of axe with the criteria that they are about. */
  rules: ReadonlyMap<string, readonly string[]>;
  /** What the last run says of each named test. */
  lastRun: (test: Criterion['tests'][number]) => string;
}

/** What is known of one criterion. A term is only as good as the worst that is known of it. */
export function resultOf(criterion: Criterion, evidence: Evidence): CriterionResult {
  const { id, name, level, remarks, byHand } = criterion;
  const about = [...evidence.rules].filter(([, criteria]) => criteria.includes(id)).map(([rule]) => rule);
  const rules = about.toSorted().map((rule) => {
    const asked = evidence.questions.filter((question) => question.rule === rule);
    return {
      rule,
      passed: evidence.scans.filter(({ passed }) => passed.includes(rule)).length,
      violations: evidence.violations.filter((violation) => violation.rule === rule).length,
      questions: asked.length,
      open: asked.filter(({ answer }) => answer === null).length,
    };
  });
  const tests = criterion.tests.map((test) => ({ file: test.file, title: test.title, lastRun: evidence.lastRun(test) }));
  const violated = rules.some(({ violations }) => violations > 0);
  const failed = tests.some(({ lastRun }) => lastRun.startsWith('failed'));
  const open = rules.some((rule) => rule.open > 0);
  const added = [
    ...(violated ? ['The scan found violations; they are listed in the audit.'] : []),
    ...(failed ? ['A test that holds it failed when it was last run.'] : []),
    ...(open ? ['A question of the scan is open; until a person has answered it, full support is not claimed.'] : []),
  ];
  const term: Term = added.length ? worse(criterion.term) : criterion.term;
  return { id, name, level, term, remarks: [remarks, ...added].join(' '), byHand: byHand ?? null, rules, tests };
}

const worse = (term: Term): Term => (term === 'Does Not Support' ? term : 'Partially Supports');
