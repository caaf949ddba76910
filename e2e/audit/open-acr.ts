import { stringify } from 'yaml';
import { answerTo, words } from './data.ts';
import { eachOnce } from './each-once.ts';
import type { CriterionResult } from './criterion-result.ts';
import type { Facts } from './facts.ts';
import { filled } from './filled.ts';
import { methods } from './methods.ts';

const chapters = { A: 'success_criteria_level_a', AA: 'success_criteria_level_aa', AAA: 'success_criteria_level_aaa' } as const;

/** The report as OpenACR 0.1.0 in YAML (https://github.com/GSA/openacr), in English. */
export function openAcr(facts: Facts): string {
  const { company, version, build, at, criteria, looks } = facts;
  const contact = { company_name: company.names.en, email: company.email, website: company.site };
  const open = eachOnce(looks.flatMap(({ questions }) => questions)).filter((question) => !answerTo(question));
  return stringify({
    title: filled(words.title!.en, { company: company.names.en }),
    product: { name: `Website of ${company.names.en}`, version: `${version}, build ${build}`, description: words.descriptionIs!.en },
    author: contact,
    vendor: contact,
    report_date: at.slice(0, 10),
    version: 1,
    notes: [words.notesAre!.en, ...open.map(({ rule, element }) => `Open question: ${rule}, ${element}.`)].join(' '),
    evaluation_methods_used: methods(facts, 'en')
      .map(([name, text]) => `${name}: ${text}`)
      .join('\n'),
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: Object.fromEntries(
      Object.entries(chapters).map(([level, chapter]) => [
        chapter,
        { criteria: criteria.filter((each) => each.level === level).map(criterion) },
      ]),
    ),
  });
}

const criterion = (result: CriterionResult) => ({
  num: result.id,
  components: [{ name: 'web', adherence: { level: result.term, notes: notes(result) } }],
});

function notes({ remarks, byHand, rules, lastRuns, left }: CriterionResult): string {
  const scans = rules.map((rule) => `${rule.rule}: ${filled(words.ruleIs!.en, { ...rule })}`);
  const tests = lastRuns.map(({ test, lastRun }) => `${test.file} “${test.title}” (${words.lastRun!.en}: ${lastRun})`);
  return [
    remarks.en,
    byHand && `${words.byHand!.en} ${byHand.en}`,
    scans.length && `Scan: ${scans.join('; ')}.`,
    tests.length && `${words.tests!.en}: ${tests.join('; ')}.`,
    `${words.left!.en}: ${left.en}`,
  ]
    .filter(Boolean)
    .join('\n');
}
