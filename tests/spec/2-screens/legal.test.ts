import { describe, expect, it } from 'vitest';
import { languageCodes, page, words } from '../../page.ts';
import { legal, type Legal } from '../../words/ids.ts';
import { wordsIn } from '../../words/words-in.ts';

const sectionsOf: Record<Legal, number> = { privacy: 10, terms: 13, cookies: 8 };
const pages = legal.map((slug) => [`/legal/${slug}`, sectionsOf[slug]] as const);

describe.each(pages)('2. Screens and routes: Legal pages, %s', (path, count) => {
  it.each(languageCodes)('[2.routes.10] %s: has its title', async (code) => {
    expect((await page(code, path)).h1, `section 2, ${path} (${code}): title`).toEqual([wordsIn[code]['2.routes.10'][path]]);
  });

  it.each(languageCodes)(`[2.legal.1] %s: has ${count} sections, numbered from 1, each with its heading and text`, async (code) => {
    const { main } = await page(code, path);
    const where = `section 2, ${path} (${code})`;
    const sections = main.querySelectorAll('section');
    const headings = sections.map((section) => words(section.querySelector('h2')!));
    const named = wordsIn[code].labels.sections[path];
    expect(named, `${where}: sections`).toHaveLength(count);
    expect(headings, `${where}: headings`).toEqual(named.map((heading, index) => `${index + 1}. ${heading}`));
    for (const [index, section] of sections.entries()) {
      expect(words(section.querySelector('p')!), `${where}: ${headings[index]}`).toMatch(/[.:。：]$/);
    }
  });

  it.each(languageCodes)('[2.legal.1] [2.routes.10] %s: its intro speaks of its own page and of no other', async (code) => {
    const intro = words((await page(code, path)).main.querySelector('h1 ~ p')!);
    const spokenOf = Object.entries(wordsIn[code].labels.intros).filter(([, phrase]) => intro.includes(phrase));
    expect(
      spokenOf.map(([other]) => other),
      `section 2, ${path} (${code}): intro`,
    ).toEqual([path]);
  });

  it.each(languageCodes)('%s: has a list of links to its sections', async (code) => {
    const found = await page(code, path);
    const headings = found.main.querySelectorAll('section h2').map((heading) => ({ name: words(heading), href: `#${heading.id}` }));
    const contents = found.main.querySelector('nav:has(a[href^="#"])')!;
    expect(found.links(contents), `section 2, ${path} (${code}): contents`).toEqual(headings);
  });

  it.each(languageCodes)('[2.legal.2] %s: is marked with the month of its last update', async (code) => {
    const { main } = await page(code, path);
    const aboveSections = main.querySelectorAll('p').filter((paragraph) => !paragraph.closest('section'));
    expect(aboveSections.map(words), `section 2, ${path} (${code}): above the sections`).toContain(wordsIn[code]['2.legal.2']);
  });
});

describe.each(languageCodes)('2. Screens and routes: Legal pages, terms (%s)', (code) => {
  const said = wordsIn[code];

  it.each([
    // requirement  section       of               what it settles
    ['2.legal.3', 'section-11', 'governing law', said['2.legal.3']],
    ['2.legal.4', 'section-12', 'arbitration', said['2.legal.4'].arbitration],
    ['2.legal.4', 'section-12', 'HKIAC rules', said['2.legal.4'].rules],
    ['2.legal.4', 'section-12', 'place of arbitration', said['2.legal.4'].seat],
  ] as const)('[%s] [9.constants.11] section #%s settles the %s', async (_, id, of, text) => {
    expect(words((await page(code, '/legal/terms')).part(id)), `section 2, /legal/terms (${code}): ${of}`).toContain(text);
  });
});
