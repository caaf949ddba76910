import { describe, expect, it } from 'vitest';
import { sectionsIn } from '../harness/requirement-report.ts';
import { readText } from '../read-text.ts';
import { testFiles } from './source.ts';

const specification = sectionsIn(readText('docs/specification.md'));
const sections = specification.filter(({ level }) => level === 2).map(({ title }) => title);

/** Subjects of a section that have no heading in the specification. */
const further = [
  '2. Screens and routes: Any other path',
  '3. Entities and their fields: Benefits',
  '3. Entities and their fields: The 8 hubs',
  '3. Entities and their fields: The 4 home process steps',
  '3. Entities and their fields: RFQ checklist',
  '3. Entities and their fields: Pre-filled e-mails',
  '9. Business constants and limits: Lead times',
];

let section = '';
const headed = specification.slice(1).map(({ level, title }) => {
  if (level === 3) return `${section}: ${title}`;
  section = title;
  return title;
});

describe('The sections of the specification and the test files correspond', () => {
  it.each([...headed, ...further])('[1.product.3] %s has its test', (title) => {
    const begun = ["'", '`', '] '].map((before) => before + title.toLowerCase());
    const tests = testFiles.filter(({ text }) => begun.some((beginning) => text.toLowerCase().includes(beginning)));
    expect(tests.length, `a title that begins with “${title}”`).toBeGreaterThan(0);
  });

  it.each(testFiles.filter(({ path }) => path.startsWith('tests/spec/')))(
    '$path is named after the section that it tests',
    ({ path, text }) => {
      const number = /^\d+/.exec(path.slice('tests/spec/'.length))?.[0];
      const of = sections.find((title) => title.startsWith(`${number}. `));
      const begun = text.match(/^(?:describe|it|test)\b.*/gm) ?? [];
      expect(begun.length, `${path}: titles`).toBeGreaterThan(0);
      expect(
        begun.filter((line) => !line.includes(`('${of}`)),
        `${path}: titles of another section than ${of}`,
      ).toEqual([]);
    },
  );
});
