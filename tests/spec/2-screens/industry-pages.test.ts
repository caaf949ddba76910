import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../../page.ts';
import { commonIncoterms, incoterms, popularRoutes, verticals, type Port } from '../../words/ids.ts';
import { routeIn, wordsIn } from '../../words/words-in.ts';

const partIds = ['products', 'terms', 'compliance'];

/** Where the days of a lead time do not end at goods ready to load. */
const daysEnd: Record<string, 'arrival' | 'ship'> = { 'electronics-ict': 'arrival', 'marine-supplies': 'ship' };

/** All Incoterms, the seven included. */
const anyIncoterm = /\b(?:EXW|FCA|CPT|CIP|DAP|DPU|DDP|FAS|FOB|CFR|CIF)\b/g;

const marineHubs = ['SGSIN', 'AEDXB', 'HKHKG', 'NLRTM', 'USHOU'] as const;

/** The block under one of the three headings of Typical Terms. */
async function termsOf(code: LanguageCode, slug: string) {
  const headings = (await page(code, `/industries/${slug}`)).part('terms').querySelectorAll('h3');
  expect(headings.length, `section 2, /industries/${slug} (${code}): headings of Typical Terms`).toBe(3);
  return headings.map((heading) => heading.parentNode);
}

/** The codes that the block of Common Incoterms lists. */
const incotermsIn = (block: HTMLElement) => block.querySelectorAll('tbody th, li').map((row) => words(row).slice(0, 3));

describe.each(verticals)('2. Screens and routes: Industry pages, %s', (slug) => {
  const path = `/industries/${slug}`;

  it.each(languageCodes)(
    '[2.industry.2] [2.industry.3] [2.industry.4] [2.industry.5] [2.industry.6] %s: has a hero, product groups, terms and compliance notes under these headings',
    async (code) => {
      const said = wordsIn[code];
      const { heading, incoterms, leadTimes, routes } = said['2.industry.3'];
      const found = await page(code, path);
      const where = `section 2, ${path} (${code})`;
      expect(found.h1, `${where}: title`).toEqual([said['2.industry.5'][slug]]);
      expect(found.headings(2), `${where}: parts`).toEqual([said['2.industry.2'].heading, heading, said['2.industry.4'].heading]);
      expect(words(found.part('compliance')), `${where}: documents`).toContain(said['2.industry.4'].documents);
      const last = slug === 'marine-supplies' ? said['2.industry.6'].heading : routes;
      expect(found.headings(3, found.part('terms')), `${where}: terms`).toEqual([incoterms, leadTimes, last]);
    },
  );

  it.each(languageCodes)(
    '[2.industry.1] [2.industry.2] [2.industry.4] %s: has an intro, 8–12 product groups and 6–10 documents, each with a line about it',
    async (code) => {
      const found = await page(code, path);
      const where = `section 2, ${path} (${code})`;
      const ids = found.main.querySelectorAll('section > div h2').map((heading) => heading.id);
      expect(ids, `${where}: parts`).toEqual(partIds);
      expect(words(found.main.querySelector('h1 ~ p')!), `${where}: intro, in whole sentences`).toMatch(/[.。]$/);
      for (const [part, item, from, to] of [
        ['products', 'li', 8, 12],
        ['compliance', 'dl > div', 6, 10],
      ] as const) {
        const items = found.part(part).querySelectorAll(item);
        expect(items.length, `${where}: items of ${part}, ${from} to ${to}`).toBeGreaterThanOrEqual(from);
        expect(items.length, `${where}: items of ${part}, ${from} to ${to}`).toBeLessThanOrEqual(to);
        const names = items.map((element) => words(element.querySelector('h3, dt')!));
        expect(new Set(names).size, `${where}: different names in ${part}: ${names.join(' | ')}`).toBe(items.length);
        for (const element of items) expect(words(element.querySelector('p, dd')!), `${where}: ${words(element)}`).not.toBe('');
      }
    },
  );

  it.each(languageCodes)(
    '[2.industry.3] [9.incoterms.1] %s: has Incoterms of the seven only, none twice, and a lead time',
    async (code) => {
      const [common, leadTimes] = await termsOf(code, slug);
      const where = `section 2, ${path} (${code})`;
      const codes = incotermsIn(common!);
      expect(codes.length, `${where}: Common Incoterms`).toBeGreaterThan(0);
      expect(new Set(codes).size, `${where}: Common Incoterms, each once: ${codes.join(', ')}`).toBe(codes.length);
      for (const term of codes) expect(incoterms, `${where}: Common Incoterms: ${codes.join(', ')}`).toContain(term);
      expect(codes, `${where}: Common Incoterms, in order`).toEqual(commonIncoterms[slug]);
      expect(leadTimes!.querySelectorAll('li').length, `${where}: Indicative Lead Times`).toBeGreaterThan(0);
      expect(words(leadTimes!.querySelector('p')!), `${where}: Indicative Lead Times, how they are counted`).toMatch(
        wordsIn[code].language.daysCounted[daysEnd[slug] ?? 'loading'],
      );
    },
  );

  it.each(languageCodes)(
    '[2.industry.3] %s: every cell of the table of Incoterms has a header of its column and of its row',
    async (code) => {
      const [common] = await termsOf(code, slug);
      const where = `section 2, ${path} (${code}): Common Incoterms`;
      const columns = common!.querySelectorAll('thead tr > *');
      expect(columns.length, `${where}: columns`).toBeGreaterThan(2);
      for (const column of columns) {
        expect([column.localName, column.getAttribute('scope')], `${where}: header of a column`).toEqual(['th', 'col']);
        expect(words(column), `${where}: header of a column`).not.toBe('');
      }
      for (const row of common!.querySelectorAll('tbody tr')) {
        const [first, ...cells] = row.querySelectorAll('th, td');
        expect([first!.localName, first!.getAttribute('scope')], `${where}: header of a row`).toEqual(['th', 'row']);
        expect(cells.length, `${where}: cells beside the header of a row`).toBe(columns.length - 1);
      }
    },
  );

  it.each(languageCodes)('[12.facts.1] %s: its note on Incoterms names only Incoterms that are listed above it', async (code) => {
    const [common] = await termsOf(code, slug);
    const listed = incotermsIn(common!);
    const named = words(common!.querySelector('p')!).match(anyIncoterm) ?? [];
    const where = `section 2, ${path} (${code})`;
    expect(named.length, `${where}: Incoterms of the note`).toBeGreaterThan(0);
    for (const term of named) expect(listed, `${where}: Common Incoterms, of which the note speaks`).toContain(term);
  });
});

describe.each(languageCodes)('2. Screens and routes: Industry pages, popular routes and hubs (%s)', (code) => {
  const rows = async (slug: string) => {
    const items = (await termsOf(code, slug))[2]!.querySelectorAll('li');
    return items.map((item) => item.querySelectorAll('span').map(words));
  };

  it('[2.industry.6] Marine & Ship Supplies: five hubs in order, each with its name', async () => {
    const { hubs } = wordsIn[code]['2.industry.6'];
    const shown = await rows('marine-supplies');
    expect(shown, `section 2, /industries/marine-supplies (${code}): Popular Hubs`).toEqual(marineHubs.map((port) => [hubs[port], port]));
  });

  it.each(verticals.filter((slug) => slug !== 'marine-supplies'))(
    '[2.industry.3] %s: 4–6 routes, each named after its two ports',
    async (slug) => {
      const routes = await rows(slug);
      const where = `section 2, /industries/${slug} (${code}): Popular Routes`;
      expect(routes.length, `${where}: ${routes.join(' | ')}`).toBeGreaterThanOrEqual(4);
      expect(routes.length, `${where}: ${routes.join(' | ')}`).toBeLessThanOrEqual(6);
      for (const [name, ports] of routes) {
        const ends = ports!.split(' → ') as Port[];
        const [from, to] = ends.map((port) => wordsIn[code]['2.industry.3'].ports[port]);
        expect(name, `${where}: name of ${ports}`).toBe(routeIn(code, from!, to!));
        expect(ends.length, `${where}: ports of “${name}”`).toBe(2);
        expect(ends[0], `${where}: ports of “${name}”`).not.toBe(ends[1]);
      }
      expect(
        routes.map(([, ports]) => ports),
        `${where}: ports, in order`,
      ).toEqual(popularRoutes[slug]);
      expect(new Set(routes.map(([name]) => name)).size, `${where}: different routes: ${routes.join(' | ')}`).toBe(routes.length);
    },
  );
});
