import type { Audit } from '../shape.ts';
import { criteriaTables } from './criteria-table.ts';
import { questionsTable, violationsTable } from './findings-tables.ts';
import { page } from './html.ts';
import { keyboardTables } from './keyboard-tables.ts';
import { pictures } from './pictures.ts';
import { styles } from './styles.ts';
import { counts, made } from './summary.ts';

const sections = [
  [
    'summary',
    'Summary',
    (audit: Audit) =>
      `${counts(audit)}<h3>What was done</h3>${made(audit)}<p>The same as data: <code>audit.json</code>, whose shape <code>e2e/audit/shape.ts</code> documents.</p>`,
  ],
  ['criteria', 'Conformance by success criterion', criteriaTables],
  ['violations', 'Violations', violationsTable],
  [
    'questions',
    'What needs a human eye',
    (audit: Audit) =>
      `<p>What axe could not judge by itself, with the answer of a person who looked. Answers are kept in <code>e2e/audit/answers.ts</code>; a question without one is open, and the command fails.</p>${questionsTable(audit)}`,
  ],
  [
    'keyboard',
    'Keyboard map',
    (audit: Audit) =>
      `<p>One page of each kind, from its top to its end with the Tab key alone. Role and name are what the browser gives to assistive technology; sizes are those of what can be pressed, in CSS pixels.</p>${keyboardTables(audit)}`,
  ],
  ['pictures', 'Pictures', pictures],
] as const;

export function indexPage(audit: Audit): string {
  const main = sections.map(
    ([id, title, content]) => `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content(audit)}</section>`,
  );
  return page('Accessibility audit of the website', sections, '', main.join('\n'), styles);
}
