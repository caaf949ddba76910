import { describe, expect, it } from 'vitest';
import { languageCodes, page, words } from '../../page.ts';
import { wordsIn } from '../../words/words-in.ts';

const parts = [
  // id                  entries, from … to
  ['products', 4, 4],
  ['trading-services', 8, 8],
  ['considerations', 1, Infinity],
] as const;

const path = '/industries/light-heavy-machinery';

describe('2. Screens and routes: Industry pages, Light & Heavy Machinery', () => {
  it.each(languageCodes)(
    '[2.industry.7] [2.industry.8] [2.industry.9] %s: has its own three parts, and none of the other industries’',
    async (code) => {
      const said = wordsIn[code];
      const machinery = await page(code, path);
      const where = `section 2, ${path} (${code})`;
      expect(machinery.h1, `${where}: title`).toEqual([said['2.industry.7'].title]);
      expect(machinery.headings(2), `${where}: parts`).toEqual([said['2.industry.2'].heading, said['2.industry.8'], said['2.industry.9']]);
      const { says: _, ...ofTerms } = said['2.industry.3'];
      const ofOthers = [
        ...Object.values(ofTerms),
        said['2.industry.4'].heading,
        said['2.industry.4'].documents,
        said['2.industry.6'].heading,
      ];
      for (const heading of ofOthers) expect(words(machinery.main), `${where}: headings of other industries`).not.toContain(heading);
    },
  );

  it.each(languageCodes)('[2.industry.7] %s: the four category cards in order', async (code) => {
    const machinery = await page(code, path);
    const shown = machinery.headings(3, machinery.part('products'));
    expect(shown, `section 2, ${path} (${code}): categories`).toEqual(wordsIn[code]['2.industry.7'].categories);
  });

  it.each(languageCodes)(
    '[2.industry.7] [2.industry.8] [2.industry.9] %s: has four cards with examples, eight trading services and the considerations, each described',
    async (code) => {
      const machinery = await page(code, path);
      const where = `section 2, ${path} (${code})`;
      const ids = machinery.main.querySelectorAll('section h2').map((heading) => heading.id);
      expect(ids, `${where}: parts`).toEqual(parts.map(([id]) => id));
      for (const [id, from, to] of parts) {
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
