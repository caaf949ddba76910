import type { Held } from '../../tests/requirements.ts';
import { answerTo, words } from './data.ts';
import { faultOf } from './fault-of.ts';
import { eachOnce } from './each-once.ts';
import type { Answer, Criterion, Finding, Look, Place, Term, Text, Walk } from './shape.ts';

export interface Evidence {
  looks: readonly Look[];
  walks: readonly Walk[];
  /** Rules of axe with the criteria that they are about. */
  rules: ReadonlyMap<string, readonly string[]>;
  answers: readonly Answer[];
  /** What the last run says of a test. */
  lastRun: (test: Held) => string;
}

export interface RuleResult {
  rule: string;
  passed: number;
  violations: number;
  questions: number;
  open: number;
  /** Where it had something to judge. */
  places: Place[];
}

/** What is known of one criterion. */
export interface CriterionResult extends Criterion {
  term: Term;
  left: Text;
  rules: RuleResult[];
  lastRuns: { test: Held; lastRun: string }[];
}

/** What is claimed of a criterion beside all that is known of it: a term is only as good as the worst. */
export function resultOf(criterion: Criterion, evidence: Evidence): CriterionResult {
  const about = [...evidence.rules].filter(([, criteria]) => criteria.includes(criterion.id)).map(([rule]) => rule);
  const rules = about.toSorted().map((rule) => ruleResult(rule, evidence));
  const lastRuns = (criterion.tests ?? []).map((test) => ({ test, lastRun: evidence.lastRun(test) }));
  const faulty = evidence.walks.some(({ stops }) => stops.some((stop) => faultOf(stop)));
  const found = [
    ...(rules.some(({ violations }) => violations > 0) ? [words.foundViolations!] : []),
    ...(criterion.walk && faulty ? [words.foundFaults!] : []),
    ...(lastRuns.some(({ lastRun }) => lastRun.startsWith('failed')) ? [words.foundFailures!] : []),
    ...(rules.some(({ open }) => open > 0) ? [words.foundOpen!] : []),
  ];
  return {
    ...criterion,
    term: found.length && criterion.term !== 'does-not-support' ? 'partially-supports' : criterion.term,
    remarks: joined([criterion.remarks, ...found]),
    left: criterion.left ?? leftOf(criterion),
    rules: rules.filter(({ places }) => places.length),
    lastRuns,
  };
}

function ruleResult(rule: string, { looks, answers }: Evidence): RuleResult {
  const of = (findings: readonly Finding[]) => findings.filter((finding) => finding.rule === rule);
  const judged = looks.filter(({ passed, violations, questions }) => passed.includes(rule) || of([...violations, ...questions]).length);
  const questions = eachOnce(judged.flatMap((look) => of(look.questions)));
  return {
    rule,
    passed: judged.filter(({ passed }) => passed.includes(rule)).length,
    violations: judged.flatMap((look) => of(look.violations)).length,
    questions: questions.length,
    open: questions.filter((question) => !answerTo(question, answers)).length,
    places: judged.map(({ place }) => place),
  };
}

function leftOf({ term, byHand }: Criterion): Text {
  if (term === 'not-applicable') return words.leftNone!;
  if (term === 'not-evaluated') return words.leftAll!;
  if (term === 'does-not-support') return words.leftFault!;
  return byHand ? words.leftElsewhere! : words.leftUnheard!;
}

const joined = (texts: readonly Text[]): Text => ({ en: texts.map(({ en }) => en).join(' '), zh: texts.map(({ zh }) => zh).join('') });
