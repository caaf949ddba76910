import { describe, expect, it } from 'vitest';
import { readSpecification } from '../coverage/specification.ts';
import { titlesIn } from '../coverage/titles.ts';
import { testFiles } from './source.ts';

const specification = readSpecification();
const sections = specification.filter(({ level }) => level === 2).map(({ title }) => title);

/** What a section is about besides the parts that the specification heads. */
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
const headed = specification.map(({ level, title }) => {
  if (level === 3) return `${section}: ${title}`;
  section = title;
  return title;
});

const named = testFiles.flatMap(({ path, text }) => titlesIn(text).map((title) => ({ path, title })));

describe('The specification and its tests lie side by side', () => {
  it.each([...headed, ...further])('%s has its test', (title) => {
    const tests = named.filter((test) => test.title.toLowerCase().startsWith(title.toLowerCase()));
    expect(tests.length, `a title that begins with “${title}”`).toBeGreaterThan(0);
  });

  it.each(testFiles.filter(({ path }) => path.startsWith('tests/spec/')))(
    '$path is named after the section that it tests',
    ({ path, text }) => {
      const number = /^\d+/.exec(path.slice('tests/spec/'.length))?.[0];
      const of = sections.find((title) => title.startsWith(`${number}. `));
      const found = titlesIn(text);
      expect(found.length, `${path}: titles`).toBeGreaterThan(0);
      expect(
        found.filter((title) => !of || !title.startsWith(of)),
        `${path}: titles of another section than ${of}`,
      ).toEqual([]);
    },
  );
});
