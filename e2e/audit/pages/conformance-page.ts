import { readFileSync } from 'node:fs';
import type { Audit } from '../shape.ts';
import { classes } from './criteria-table.ts';
import { count, page, table, text } from './html.ts';
import { styles } from './styles.ts';
import type { CriterionResult } from '../shape.ts';

const company = JSON.parse(readFileSync('src/facts/company.json', 'utf8')) as { names: { en: string }; email: string; site: string };
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const contents = [
  ['product', 'The product and this report'],
  ['methods', 'How it was evaluated'],
  ['standards', 'Standards'],
  ['terms', 'Terms'],
  ['a', 'Table 1: Level A'],
  ['aa', 'Table 2: Level AA'],
  ['aaa', 'Table 3: Level AAA'],
] as const;

const terms = [
  ['Supports', 'At least one way of using the product meets the criterion, and no fault is known.'],
  ['Partially Supports', 'Something in the product does not meet the criterion; the remarks say what.'],
  ['Does Not Support', 'Most of the product does not meet the criterion.'],
  ['Not Applicable', 'The product has nothing that the criterion is about.'],
  ['Not Evaluated', 'Nobody has judged it. Used at level AAA only.'],
] as const;

/** Remarks in one paragraph: what is so, and what shows it. */
function remarks({ remarks, byHand, rules, tests }: CriterionResult): string {
  const judged = rules.filter(({ passed, violations, questions }) => passed || violations || questions);
  const open = judged.reduce((sum, rule) => sum + rule.open, 0);
  const violations = judged.reduce((sum, rule) => sum + rule.violations, 0);
  const scan = judged.length
    ? `Scan: ${count(judged.length, 'rule')} (${judged.map(({ rule }) => rule).join(', ')}), ${count(violations, 'violation')}, ${open ? count(open, 'open question') : 'no open question'}.`
    : '';
  const files = [...new Set(tests.map(({ file }) => file))];
  return [
    text(remarks),
    ...(byHand ? [`<strong>By hand:</strong> ${text(byHand)}`] : []),
    ...(scan ? [text(scan)] : []),
    ...(files.length ? [`Held by the tests of ${files.map((file) => `<code>${text(file)}</code>`).join(', ')}.`] : []),
  ]
    .map((line) => `<p>${line}</p>`)
    .join('');
}

function levelTable(audit: Audit, level: CriterionResult['level'], number: number): string {
  const of = audit.criteria.filter((criterion) => criterion.level === level);
  return table({
    caption: `Table ${number}: success criteria, level ${level}`,
    heads: ['Criteria', 'Conformance level', 'Remarks and explanations'],
    widths: ['18rem', '11rem', ''],
    rows: of.map((each) => [
      `${each.id} ${text(each.name)} (Level ${level})`,
      `<span class="${classes[each.term]}">${each.term}</span>`,
      remarks(each),
    ]),
  });
}

/** Faults that no criterion is about are no secret either. */
function beside({ violations }: Audit): string {
  const faults = new Set(violations.filter(({ criteria }) => !criteria.length).map(({ help, mend }) => `Not so: ${help}. ${mend}`));
  return faults.size ? ` <span class="bad">Found beside the criteria:</span> ${[...faults].map(text).join(' ')}` : '';
}

const fact = (name: string, value: string) => `<dt>${name}</dt><dd>${value}</dd>`;

export function conformancePage(audit: Audit): string {
  const { made, scans } = audit;
  const bodies: Record<(typeof contents)[number][0], string> = {
    product: `<dl class="facts">${fact('Product', text(`Website of ${company.names.en}, version ${version}, build ${made.build.commit}`))}${fact('Report date', `<time datetime="${made.at}">${new Date(made.at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}</time>`)}${fact('Description', 'A public, static website in English and Traditional Chinese: 31 pages in each language and a page for what is not found. No forms, no sign-in, no audio, no video.')}${fact('Contact', text(company.email))}${fact('Notes', `The maker’s own statement, written from the data of the audit beside it (<code>index.html</code>). ${made.only ? `<span class="bad">Only ${text(made.only)} was scanned for it.</span> ` : ''}No assistive technology and no person with a disability took part in the evaluation.${beside(audit)}`)}</dl>`,
    methods: `<ul><li>${text(`${count(scans.length, 'scan')} with axe-core ${made.tools.find(({ name }) => name === 'axe-core')!.version} in ${made.browser}: every page and every state in both languages, at 375 and 1280 CSS px, in light and dark, with every rule but two that are named in the audit.`)}</li><li>A walk with the Tab key through one page of each kind, with role, name, size and visibility of every stop.</li><li>The tests of the site in Chromium, and in part in Firefox and WebKit; criteria name those that hold them.</li><li>Looking, where only a person can tell: what was looked at stands behind “By hand”.</li></ul>`,
    standards: table({
      caption: 'Guidelines that this report covers',
      heads: ['Guideline', 'Levels included'],
      rows: ['2.0', '2.1', '2.2'].map((each) => [
        `Web Content Accessibility Guidelines ${each}`,
        'A: yes; AA: yes; AAA: yes, for information',
      ]),
    }),
    terms: `<dl class="facts">${terms.map(([term, meaning]) => fact(term, meaning)).join('')}</dl>`,
    a: `<p>4.1.1 Parsing is obsolete in WCAG 2.2 and, by the errata of WCAG 2.0 and 2.1, always met there.</p>${levelTable(audit, 'A', 1)}`,
    aa: levelTable(audit, 'AA', 2),
    aaa: levelTable(audit, 'AAA', 3),
  };
  const main = contents.map(([id, title]) => `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${bodies[id]}</section>`);
  const header = '<p>WCAG edition, in the form of VPAT® 2.5</p>';
  return page(`${company.names.en}: accessibility conformance report`, contents, header, main.join('\n'), styles);
}
