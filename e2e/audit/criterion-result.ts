import { answerTo, words } from './data.ts';
import { eachOnce } from './each-once.ts';
import { faultOf } from './fault-of.ts';
import type { Answer, Criterion, Finding, Look, NamedTest, Place, Text, Walk } from './shape.ts';

export interface Evidence {
  looks: readonly Look[];
  walks: readonly Walk[];
  /** Rules of axe with the criteria that they are about. */
  rules: ReadonlyMap<string, readonly string[]>;
  answers: readonly Answer[];
  /** What the last run says of a test. */
  lastRun: (test: NamedTest) => string;
}

export type CriterionResult = ReturnType<typeof resultOf>;
export type RuleResult = ReturnType<typeof ruleResult>;

/** What is claimed of a criterion, with all that is known of it: the term is no better than the worst finding. */
export function resultOf(criterion: Criterion, evidence: Evidence) {
  const about = [...evidence.rules].filter(([, criteria]) => criteria.includes(criterion.id)).map(([rule]) => rule);
  const rules = about.toSorted().map((rule) => ruleResult(rule, evidence));
  const lastRuns = (criterion.tests ?? []).map((test) => ({ test, lastRun: evidence.lastRun(test) }));
  const found: [string, boolean][] = [
    ['foundViolations', rules.some(({ violations }) => violations > 0)],
    ['foundFaults', !!criterion.walk && evidence.walks.some(({ stops }) => stops.some((stop) => faultOf(stop)))],
    ['foundFailures', lastRuns.some(({ lastRun }) => lastRun.startsWith('failed'))],
    ['foundOpen', rules.some(({ open }) => open > 0)],
  ];
  const added = found.filter(([, is]) => is).map(([name]) => words[name]!);
  const remarks = [criterion.remarks, ...added];
  return {
    ...criterion,
    term: added.length && criterion.term !== 'does-not-support' ? 'partially-supports' : criterion.term,
    remarks: { en: remarks.map(({ en }) => en).join(' '), zh: remarks.map(({ zh }) => zh).join('') } as Text,
    left: criterion.left ?? leftOf(criterion),
    rules: rules.filter(({ places }) => places.length),
    lastRuns,
  };
}

/** What the scans say of a rule, and where it had something to judge. */
function ruleResult(rule: string, { looks, answers }: Evidence) {
  const of = (findings: readonly Finding[]) => findings.filter((finding) => finding.rule === rule);
  const judged = looks.filter(({ passed, violations, questions }) => passed.includes(rule) || of([...violations, ...questions]).length);
  const questions = eachOnce(judged.flatMap((look) => of(look.questions)));
  return {
    rule,
    passed: judged.filter(({ passed }) => passed.includes(rule)).length,
    violations: judged.flatMap((look) => of(look.violations)).length,
    questions: questions.length,
    open: questions.filter((question) => !answerTo(question, answers)).length,
    places: judged.map(({ place }): Place => place),
  };
}

function leftOf({ term, byHand }: Criterion): Text {
  const supported = byHand ? 'leftElsewhere' : 'leftUnheard';
  const others = { 'not-applicable': 'leftNone', 'not-evaluated': 'leftAll', 'does-not-support': 'leftFault' } as Record<string, string>;
  return words[others[term] ?? supported]!;
}
