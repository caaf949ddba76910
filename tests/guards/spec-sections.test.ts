import { describe, expect, it } from 'vitest';
import { specFiles } from './source';

/** The specification's sections, and the parts of those that have parts. */
const sections: [section: string, parts: string[]][] = [
  ['1. What the product does and for whom', []],
  [
    '2. Screens and routes',
    [
      'Route table',
      'Any other path',
      'Shared chrome',
      'Home (/)',
      'Industries index (/industries)',
      'Industry pages',
      'Services overview (/services)',
      'Service pages',
      'Global Reach (/geography)',
      'Compliance & Documentation (/compliance)',
      'About (/about)',
      'Contact (/contact)',
      'Legal pages',
      'Not-found page',
    ],
  ],
  ['3. Entities and their fields', ['Benefits', 'The 8 hubs', 'The 4 home process steps', 'RFQ checklist', 'Pre-filled e-mails']],
  ['4. States and transitions', []],
  ['5. Validation rules', []],
  ['6. Roles and permissions', []],
  ['7. The calls it makes', []],
  ['8. Error catalogue', []],
  ['9. Business constants and limits', ['Lead times']],
];

const titles = sections.flatMap(([section, parts]) => [section, ...parts.map((part) => `${section}: ${part}`)]);

/** The titles of a test file's describes, as far as they are written out. */
const describesIn = (text: string) => Array.from(text.matchAll(/\bdescribe\b[^;{]*?\(\s*(['`"])(.*?)\1,/g), ([, , title]) => title!);

const named = specFiles.flatMap(({ path, text }) => describesIn(text).map((title) => ({ path, title })));

describe('The specification and its tests lie side by side', () => {
  it.each(titles)('%s has its test', (title) => {
    const tests = named.filter((test) => test.title.toLowerCase().startsWith(title.toLowerCase()));
    expect(tests.length, `describe('${title}…') in tests/spec or e2e`).toBeGreaterThan(0);
  });

  it.each(specFiles.filter(({ path }) => path.startsWith('tests/spec/')))(
    '$path is named after the section that it tests',
    ({ path, text }) => {
      const number = /^\d/.exec(path.slice('tests/spec/'.length))?.[0];
      const section = sections.map(([title]) => title).find((title) => title.startsWith(`${number}.`));
      const found = describesIn(text);
      expect(found.length, `${path}: describes`).toBeGreaterThan(0);
      expect(
        found.filter((title) => !section || !title.startsWith(section)),
        `${path}: describes of another section than ${section}`,
      ).toEqual([]);
    },
  );
});
