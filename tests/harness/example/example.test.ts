import { describe, expect, it } from 'vitest';
import { words } from '../page.ts';
import { plantedFaults, survivors, type CopyText } from '../planted-faults.ts';
import { readMailto } from '../read-mailto.ts';
import { requirementFaults, requirementReport, requirementsIn } from '../requirement-report.ts';
import type { Result } from '../test-results.ts';
import { bakery, codes, copy, kinds, numbers, type Code } from './bakery.ts';
import { wordsIn } from './words.ts';

const specification = `# Specification
- **1.nav.1** Every page has a navigation: “Home” (\`/\`), “Our Bread”, “Find Us”.
- **1.intro.1** Each page has an intro of its own.
- **1.order.1** “Order by Email” opens a mail.
- **1.oven.1** Nobody has tested this.
`;

const paths = ['/', '/bread', '/contact'] as const;

/** What the specification asks of the site in a language, as tests would. */
const checks: Record<string, (site: ReturnType<typeof bakery>, code: Code) => Promise<void>> = {
  '[1.nav.1] every page has the navigation': async (site, code) => {
    expect(await site.reachable(code)).toEqual(paths);
    for (const path of paths) {
      const found = await site.page(code, path);
      const shown = found.links(found.header).map(({ name, href }) => [site.pathIn(code, href), name]);
      expect(shown).toEqual(paths.map((to) => [to, wordsIn[code]['1.nav.1'][to]]));
    }
  },
  '[1.intro.1] each page has an intro of its own': async (site, code) => {
    for (const path of paths) {
      expect(words((await site.page(code, path)).main.querySelector('p')!)).toBe(wordsIn[code]['1.intro.1'][path]);
    }
  },
  '[1.order.1] a link opens a mail': async (site, code) => {
    const found = await site.page(code, '/');
    const [order] = found.links(found.main);
    const { link, subject } = wordsIn[code]['1.order.1'];
    expect([order!.name, readMailto(order!.href).subject]).toEqual([link, subject]);
  },
};

describe.each(codes)('A site of three pages in two languages, held by the harness (%s)', (code) => {
  it.each(Object.entries(checks))('%s', (_, check) => expect(check(bakery(), code)).resolves.toBeUndefined());

  it('answers an address that has no page with 404', async () => expect((await bakery().page(code, '/cake')).status).toBe(404));

  it('sees every fault that is planted in its copy', async () => {
    const faults = plantedFaults(textsOf(code), {
      qualifiers: [' on weekdays', ' werktags'],
      terms: ['bread', 'order', 'Brot', 'Bestellung'],
      numbers: numbers[code],
      countOf: (name) => (name === 'kinds' ? kinds : undefined),
    });
    const kindsPlanted = [...new Set(faults.map(({ kind }) => kind))];
    expect(kindsPlanted).toEqual(['labels swapped', 'labels repeated', 'counts off', 'qualifiers dropped', 'terms swapped']);
    const passed = await survivors(faults, async (changes) => {
      const site = bakery(changed(changes));
      for (const check of Object.values(checks)) await check(site, code);
    });
    expect(passed).toEqual([]);
  });
});

describe('Faults of the other kinds', () => {
  const text = (file: string, key: string, said: string): CopyText => ({ file, key, text: said });
  const look = { qualifiers: [], terms: ['bill of lading', 'packing list'], numbers: [], countOf: () => undefined };
  const found = plantedFaults(
    [
      text('en/pages/a.json', 'intro', 'Ask for the bill of lading.'),
      text('en/pages/b.json', 'intro', 'Compare the packing list with the bill of lading.'),
      text('en/pages/b.json', 'end', 'Keep the packing list'),
    ],
    look,
  );

  it('a sentence stands at another page’s place, and a term for another of the same file', () => {
    expect(found.map(({ kind, changes }) => [kind, changes[0]!.file, changes[0]!.text])).toEqual([
      ['sentences of another page', 'en/pages/a.json', 'Compare the packing list with the bill of lading.'],
      ['terms swapped', 'en/pages/b.json', 'Keep the bill of lading'],
    ]);
  });

  it('a fault that no check sees survives', async () => {
    expect(await survivors(found, async () => {})).toEqual(found);
  });
});

describe('The report of requirements', () => {
  const requirements = requirementsIn(specification);
  const results = Object.keys(checks).map((title): Result => ({
    file: 'a.test.ts',
    title,
    status: title.includes('order') ? 'failed' : 'passed',
  }));

  it('tells which requirements passed, failed and have no test', () => {
    const report = requirementReport(requirements, results);
    expect(report.map(({ id, tests, word }) => [id, tests.length, word])).toEqual([
      ['1.nav.1', 1, 'passed'],
      ['1.intro.1', 1, 'passed'],
      ['1.order.1', 1, 'failed'],
      ['1.oven.1', 0, 'no test'],
    ]);
  });

  it('names each requirement that is not held, each id that occurs twice and each unknown id', () => {
    const skipped: Result = { file: 'b.test.ts', title: '[1.oven.1] [1.cake.1] the oven is hot', status: 'skipped' };
    expect(requirementFaults([...requirements, requirements[0]!], [...results, skipped])).toEqual([
      '1.nav.1: the specification has this id twice',
      '1.cake.1: the specification has no such id, but a test does: “[1.oven.1] [1.cake.1] the oven is hot” (b.test.ts)',
      '1.order.1 ““Order by Email” opens a mail.”: a test that holds it failed\n    a.test.ts: [1.order.1] a link opens a mail',
      '1.oven.1 “Nobody has tested this.”: no test that holds it was run',
    ]);
  });
});

/** All texts of a language with their keys, in order. */
function textsOf(code: Code): CopyText[] {
  const file = `${code}/pages.json` as const;
  return Object.entries(copy[file]).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ file, key, text: value }]
      : Object.entries(value).map(([part, text]) => ({ file, key: `${key}.${part}`, text })),
  );
}

/** The copy with these texts in it. */
function changed(changes: readonly CopyText[]): typeof copy {
  const faulty = structuredClone(copy) as Record<string, Record<string, string | Record<string, string>>>;
  for (const { file, key, text } of changes) {
    if (key.startsWith('nav.')) (faulty[file]!.nav as Record<string, string>)[key.slice('nav.'.length)] = text;
    else faulty[file]![key] = text;
  }
  return faulty as typeof copy;
}
