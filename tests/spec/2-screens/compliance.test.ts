import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, pathIn, words } from '../../page.ts';
import { wordsIn } from '../../words/words-in.ts';

const parts = [
  ['2.compliance.1', 'entity'],
  ['2.compliance.2', 'categories'],
  ['2.compliance.3', 'standards'],
  ['2.compliance.5', 'documents'],
] as const;
const ids = parts.map(([, id]) => id);

describe.each(languageCodes)('2. Screens and routes: Compliance & Documentation (/compliance) (%s)', (code) => {
  const where = `section 2, /compliance (${code})`;
  const said = wordsIn[code];

  /** Heading and entries of every section. */
  const sections = {
    entity: [said['2.compliance.1'].heading, []],
    categories: [said['2.compliance.2'].heading, said['2.compliance.2'].categories],
    standards: [said['2.compliance.3'].heading, said['2.compliance.3'].standards],
    documents: [said['2.compliance.5'].heading, said['2.compliance.5'].documents],
  } satisfies Record<(typeof ids)[number], [heading: string, entries: string[]]>;

  it('has these four sections in order', async () => {
    const shown = (await page(code, '/compliance')).main.querySelectorAll('section[aria-labelledby]');
    expect(
      shown.map((section) => [section.getAttribute('aria-labelledby'), words(section.querySelector('h2')!)]),
      `${where}: sections`,
    ).toEqual(ids.map((id) => [id, sections[id][0]]));
  });

  it('[2.compliance.1] shows the registered entity with its registration number and registered address', async () => {
    const entity = (await page(code, '/compliance')).part('entity');
    const fields = entity.querySelectorAll('dl > div').map((field) => field.querySelectorAll('dt, dd').map(words));
    expect(fields, `${where}: registered entity`).toEqual([
      [said['2.compliance.1'].number, '78731906'],
      [said['2.compliance.1'].address, company.addresses[code]],
    ]);
    expect(words(entity.querySelector('p')!), `${where}: registered entity, by name`).toContain(company.names[code]);
  });

  it.each(parts)('[%s] %s has its entries in order, each explained', async (_, id) => {
    const compliance = await page(code, '/compliance');
    expect(compliance.headings(3, compliance.part(id)), `${where}: entries of ${id}`).toEqual(sections[id][1]);
    for (const heading of compliance.part(id).querySelectorAll('h3')) {
      const explained = words(heading.closest('li')!.querySelector('p')!);
      expect(explained, `${where}: what is said of “${words(heading)}”, in whole sentences`).toMatch(/[.。]$/);
    }
  });

  it('[2.compliance.2] lists documents in every category', async () => {
    for (const heading of (await page(code, '/compliance')).part('categories').querySelectorAll('h3')) {
      const documents = heading.closest('li')!.querySelectorAll('li').map(words);
      expect(documents.length, `${where}: documents of “${words(heading)}”`).toBeGreaterThanOrEqual(3);
    }
  });

  it('[2.compliance.4] links from Data Protection to the privacy policy, and nowhere else', async () => {
    const headings = (await page(code, '/compliance')).part('standards').querySelectorAll('h3');
    const links = headings.map((heading) =>
      heading
        .closest('li')!
        .querySelectorAll('a')
        .map((link) => [words(link), pathIn(code, link.getAttribute('href')!)]),
    );
    expect(links, `${where}: links of the four standards`).toEqual([[], [], [[said['2.compliance.4'], '/legal/privacy']], []]);
  });
});
