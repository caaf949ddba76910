import { describe, expect, it } from 'vitest';
import { languageCodes, page, words } from '../page';

const parts = [
  // id                  heading                 entries, from … to
  ['products', 'Example Product Groups', 4, 4],
  ['trading-services', 'Trading Services', 8, 8],
  ['considerations', 'Key Considerations', 1, Infinity],
] as const;

const categories = ['Construction Machinery', 'Industrial Equipment', 'Power Tools & Light Machinery', 'Agricultural Machinery'];

const ofOtherIndustries = [
  'Typical Terms',
  'Common Incoterms',
  'Indicative Lead Times',
  'Popular Routes',
  'Popular Hubs',
  'Compliance Notes',
];

const path = '/industries/light-heavy-machinery';

describe('2. Screens and routes: Industry pages, Light & Heavy Machinery', () => {
  it('English: has its own three parts, and none of the other industries’', async () => {
    const machinery = await page('en', path);
    expect(machinery.h1).toEqual(['Light & Heavy Machinery']);
    expect(machinery.headings(2)).toEqual(parts.map(([, heading]) => heading));
    for (const heading of ofOtherIndustries) expect(machinery.headings(3), `section 2, ${path} (en): headings`).not.toContain(heading);
  });

  it('English: the four category cards in order', async () => {
    const machinery = await page('en', path);
    expect(machinery.headings(3, machinery.part('products'))).toEqual(categories);
  });

  it.each(languageCodes)(
    '%s: has four cards with examples, eight trading services and the considerations, each described',
    async (code) => {
      const machinery = await page(code, path);
      const where = `section 2, ${path} (${code})`;
      const ids = machinery.main.querySelectorAll('section h2').map((heading) => heading.id);
      expect(ids, `${where}: parts`).toEqual(parts.map(([id]) => id));
      for (const [id, , from, to] of parts) {
        const names = machinery.headings(3, machinery.part(id));
        expect(names.length, `${where}: entries of ${id}: ${names.join(' | ')}`).toBeGreaterThanOrEqual(from);
        expect(names.length, `${where}: entries of ${id}: ${names.join(' | ')}`).toBeLessThanOrEqual(to);
        expect(new Set(names).size, `${where}: different entries of ${id}: ${names.join(' | ')}`).toBe(names.length);
        const details = machinery.part(id).querySelectorAll('h3 + p').map(words);
        expect(details.filter(Boolean).length, `${where}: entries of ${id} with a line about them`).toBe(names.length);
      }
      for (const heading of machinery.part('products').querySelectorAll('h3')) {
        const examples = heading.closest('li')!.querySelectorAll('li').map(words);
        expect(examples.length, `${where}: examples of ${words(heading)}`).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(languageCodes)('%s: gives no lead time, Incoterm or route of its own', async (code) => {
    const { main } = await page(code, path);
    expect(main.querySelectorAll('table').length, `section 2, ${path} (${code}): tables of terms`).toBe(0);
    const body = main.querySelectorAll('section:not([data-contact-bar])').map(words).join(' ');
    expect(body, `section 2, ${path} (${code}): lead times`).not.toMatch(/\d+[–至]\d+ ?(days|天)/);
    expect(body, `section 2, ${path} (${code}): Incoterms`).not.toMatch(/(?<![A-Z])(EXW|FCA|FOB|CFR|CIF|DAP|DDP)(?![A-Z])/);
    expect(body, `section 2, ${path} (${code}): routes`).not.toContain('→');
  });
});
