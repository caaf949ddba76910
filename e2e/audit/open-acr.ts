import { stringify } from 'yaml';
import type { CriterionResult } from './criterion-result.ts';
import { words } from './data.ts';
import type { Facts } from './facts.ts';
import { filled } from './filled.ts';
import { methods } from './methods.ts';

const chapters = { success_criteria_level_a: 'A', success_criteria_level_aa: 'AA', success_criteria_level_aaa: 'AAA' };

/** The report as OpenACR 0.1.0 in YAML (https://github.com/GSA/openacr), in English. */
export function openAcr(facts: Facts): string {
  const { company, version, build, at, criteria } = facts;
  const contact = { company_name: company.names.en, email: company.email, website: company.site };
  const chapterOf = (level: string) => ({ criteria: criteria.filter((each) => each.level === level).map(criterion) });
  return stringify({
    title: filled(words.title!.en, { company: company.names.en }),
    product: { name: `Website of ${company.names.en}`, version: `${version}, build ${build}`, description: words.descriptionIs!.en },
    author: contact,
    vendor: contact,
    report_date: at.slice(0, 10),
    version: 1,
    notes: words.notesAre!.en,
    evaluation_methods_used: methods(facts, 'en')
      .map((line) => line.join(': '))
      .join('\n'),
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: Object.fromEntries(Object.entries(chapters).map(([chapter, level]) => [chapter, chapterOf(level)])),
  });
}

function criterion({ id, term, remarks, byHand, rules, lastRuns, left }: CriterionResult) {
  const notes = [
    remarks.en,
    byHand && `${words.byHand!.en} ${byHand.en}`,
    ...rules.map((rule) => `Scan: ${rule.rule}: ${filled(words.ruleIs!.en, rule)}.`),
    ...lastRuns.map(({ test, lastRun }) => `Test: ${test.file} “${test.title}” (${words.lastRun!.en}: ${lastRun}).`),
    `${words.left!.en}: ${left.en}`,
  ];
  return { num: id, components: [{ name: 'web', adherence: { level: term, notes: notes.filter(Boolean).join('\n') } }] };
}
