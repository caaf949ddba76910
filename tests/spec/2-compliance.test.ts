import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, pathIn, words } from '../page';

const sections = [
  // id            heading                          entries
  ['entity', 'Hong Kong Registered Entity', []],
  [
    'categories',
    'Documentation Categories',
    ['Commercial Documents', 'Transport and Insurance Documents', 'Origin and Customs Documents', 'Product Safety and Quality Documents'],
  ],
  ['standards', 'Compliance Standards', ['AML/KYC', 'Sanctions Screening', 'Data Protection', 'Product Safety']],
  [
    'documents',
    'Typical Trade Documents',
    ['Commercial Invoice', 'Packing List', 'Bill of Lading', 'Certificate of Origin', 'Insurance Certificate', 'Inspection Certificate'],
  ],
] as const;

describe('2. Screens and routes: Compliance & Documentation (/compliance)', () => {
  it('English: has these sections in order', async () => {
    expect((await page('en', '/compliance')).headings(2)).toEqual(sections.map(([, heading]) => heading));
  });

  it.each(sections)('English: %s, “%s”, has its entries in order', async (id, _heading, entries) => {
    const compliance = await page('en', '/compliance');
    expect(compliance.headings(3, compliance.part(id))).toEqual(entries);
  });
});

describe.each(languageCodes)('2. Screens and routes: Compliance & Documentation (/compliance) (%s)', (code) => {
  const where = `section 2, /compliance (${code})`;

  it('has the four sections in order', async () => {
    const found = (await page(code, '/compliance')).main
      .querySelectorAll('section[aria-labelledby]')
      .map((section) => section.getAttribute('aria-labelledby'));
    expect(found, `${where}: sections`).toEqual(sections.map(([id]) => id));
  });

  it('shows the registered entity with its registration number and registered address', async () => {
    const entity = (await page(code, '/compliance')).part('entity');
    expect(entity.querySelectorAll('dd').map(words), `${where}: registered entity`).toEqual(['78731906', company.addresses[code]]);
    expect(words(entity.querySelector('p')!), `${where}: registered entity, by name`).toContain(company.names[code]);
  });

  it('has four documentation categories, four standards and six documents, each explained in whole sentences', async () => {
    const compliance = await page(code, '/compliance');
    for (const [id, , entries] of sections) {
      const shown = compliance.part(id).querySelectorAll('h3');
      expect(shown.length, `${where}: entries of ${id}: ${shown.map(words).join(' | ')}`).toBe(entries.length);
      for (const heading of shown) {
        const explained = words(heading.closest('li')!.querySelector('p')!);
        expect(explained, `${where}: what is said of “${words(heading)}”`).toMatch(/[.。]$/);
      }
    }
  });

  it('lists documents in every category', async () => {
    for (const heading of (await page(code, '/compliance')).part('categories').querySelectorAll('h3')) {
      const documents = heading.closest('li')!.querySelectorAll('li').map(words);
      expect(documents.length, `${where}: documents of “${words(heading)}”`).toBeGreaterThanOrEqual(3);
    }
  });

  it('links from Data Protection to the privacy policy, and nowhere else', async () => {
    const headings = (await page(code, '/compliance')).part('standards').querySelectorAll('h3');
    const links = headings.map((heading) =>
      heading
        .closest('li')!
        .querySelectorAll('a')
        .map((link) => pathIn(code, link.getAttribute('href')!)),
    );
    expect(links, `${where}: links of the four standards`).toEqual([[], [], ['/legal/privacy'], []]);
  });
});
