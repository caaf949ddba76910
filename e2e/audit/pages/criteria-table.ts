import type { Audit, CriterionResult, Term } from '../shape.ts';
import { code, count, list, table, text } from './html.ts';

export const classes: Record<Term, string> = {
  Supports: 'good',
  'Partially Supports': 'warn',
  'Does Not Support': 'bad',
  'Not Applicable': '',
  'Not Evaluated': '',
};

/** What shows the result: remarks, what a person saw, the rules of the scan, the tests. */
export function evidence({ remarks, byHand, rules, tests }: CriterionResult): string {
  const scanned = rules.filter(({ passed, violations, questions }) => passed || violations || questions);
  const ofScan = scanned.map(({ rule, passed, violations, questions, open }) => {
    const parts = [
      ...(passed ? [`good in ${count(passed, 'scan')}`] : []),
      ...(violations ? [count(violations, 'violation')] : []),
      ...(questions ? [`${count(questions, 'question')}${open ? `, ${open} open` : ', answered'}`] : []),
    ];
    return `${code(rule)}: ${parts.join(', ')}`;
  });
  const ofTests = tests.map(({ file, title, lastRun }) => `${code(file)}: “${text(title)}” (last run: ${text(lastRun)})`);
  return [
    `<p>${text(remarks)}</p>`,
    byHand ? `<p><strong>By hand:</strong> ${text(byHand)}</p>` : '',
    ofScan.length ? `<p><strong>Scan:</strong></p>${list(ofScan)}` : '',
    ofTests.length ? `<p><strong>Tests:</strong></p>${list(ofTests)}` : '',
  ].join('');
}

export function criteriaTables({ criteria }: Audit): string {
  const rows = (levels: readonly string[]) =>
    criteria
      .filter(({ level }) => levels.includes(level))
      .map((result) => [
        `${result.id} ${text(result.name)}`,
        result.level,
        `<span class="${classes[result.term]}">${result.term}</span>`,
        evidence(result),
      ]);
  const heads = ['Criterion', 'Level', 'Result', 'What shows it'];
  const widths = ['15rem', '4.75rem', '9rem', ''];
  return `<p>“Last run” is what the last <code>npm test</code> on the same machine said of the test; “not run” means that no result of it was there. In brackets stands how many tests of that name passed.</p>
${table({ caption: 'Levels A and AA', heads, widths, rows: rows(['A', 'AA']) })}
${table({ caption: 'Level AAA, for information', heads, widths, rows: rows(['AAA']) })}`;
}
