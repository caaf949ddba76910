import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page';

const verticals = [
  // slug                       title
  ['energy-petrochemicals', 'Energy & Petrochemicals'],
  ['metals-materials', 'Metals & Materials'],
  ['agriculture-foodstuffs', 'Agriculture & Foodstuffs'],
  ['industrial-chemicals', 'Industrial & Chemicals'],
  ['construction-building', 'Construction & Building Materials'],
  ['electronics-ict', 'Electronics & ICT'],
  ['consumer-durables', 'Consumer & Durables'],
  ['medical-ppe', 'Medical & PPE'],
  ['automotive', 'Automotive'],
  ['textiles-apparel', 'Textiles & Apparel'],
  ['packaging-paper', 'Packaging & Paper'],
  ['mining-minerals', 'Mining & Minerals'],
  ['marine-supplies', 'Marine & Ship Supplies'],
] as const;

const parts = ['Example Product Groups', 'Typical Terms', 'Compliance Notes'];
const partIds = ['products', 'terms', 'compliance'];
const terms = ['Common Incoterms', 'Indicative Lead Times', 'Popular Routes'];
const marineTerms = ['Common Incoterms', 'Indicative Lead Times', 'Popular Hubs'];

const incoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'];

/** All that there are, the seven included. */
const anyIncoterm = /\b(?:EXW|FCA|CPT|CIP|DAP|DPU|DDP|FAS|FOB|CFR|CIF)\b/g;

const marineHubs = [
  // code    name
  ['SGSIN', 'Singapore'],
  ['AEDXB', 'Dubai'],
  ['HKHKG', 'Hong Kong'],
  ['NLRTM', 'Rotterdam'],
  ['USHOU', 'Houston'],
];

/** The block under one of the three headings of Typical Terms. */
async function termsOf(code: LanguageCode, slug: string) {
  const headings = (await page(code, `/industries/${slug}`)).part('terms').querySelectorAll('h3');
  expect(headings.length, `section 2, /industries/${slug} (${code}): headings of Typical Terms`).toBe(terms.length);
  return headings.map((heading) => heading.parentNode);
}

/** The codes that the block of Common Incoterms lists. */
const incotermsIn = (block: HTMLElement) => block.querySelectorAll('tbody th, li').map((row) => words(row).slice(0, 3));

describe.each(verticals)('2. Screens and routes: Industry pages, %s', (slug, title) => {
  const path = `/industries/${slug}`;

  it('English: has a hero, product groups, terms and compliance notes under these headings', async () => {
    const found = await page('en', path);
    expect(found.h1).toEqual([title]);
    expect(found.headings(2)).toEqual(parts);
    expect(words(found.part('compliance'))).toContain('Commonly Requested Documents');
    expect(found.headings(3, found.part('terms'))).toEqual(slug === 'marine-supplies' ? marineTerms : terms);
  });

  it.each(languageCodes)('%s: has an intro, 8–12 product groups and 6–10 documents, each with a line about it', async (code) => {
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
  });

  it.each(languageCodes)('%s: has Incoterms of the seven only, none twice, and a lead time', async (code) => {
    const [common, leadTimes] = await termsOf(code, slug);
    const where = `section 2, ${path} (${code})`;
    const codes = incotermsIn(common!);
    expect(codes.length, `${where}: Common Incoterms`).toBeGreaterThan(0);
    expect(new Set(codes).size, `${where}: Common Incoterms, each once: ${codes.join(', ')}`).toBe(codes.length);
    for (const term of codes) expect(incoterms, `${where}: Common Incoterms: ${codes.join(', ')}`).toContain(term);
    expect(leadTimes!.querySelectorAll('li').length, `${where}: Indicative Lead Times`).toBeGreaterThan(0);
  });

  it.each(languageCodes)('%s: its note on Incoterms names such as are listed above it, and no other', async (code) => {
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

  it('Marine & Ship Supplies: five hubs in order', async () => {
    const ports = (await rows('marine-supplies')).map(([, port]) => port);
    expect(ports, `section 2, /industries/marine-supplies (${code}): Popular Hubs`).toEqual(marineHubs.map(([port]) => port));
  });

  it.each(verticals.filter(([slug]) => slug !== 'marine-supplies'))('%s: 4–6 routes, each between two ports', async (slug) => {
    const routes = await rows(slug);
    const where = `section 2, /industries/${slug} (${code}): Popular Routes`;
    expect(routes.length, `${where}: ${routes.join(' | ')}`).toBeGreaterThanOrEqual(4);
    expect(routes.length, `${where}: ${routes.join(' | ')}`).toBeLessThanOrEqual(6);
    const between = { en: /^\p{L}.+ to \p{L}.+$/u, 'zh-Hant': /^\p{Script=Han}+至\p{Script=Han}+$/u } satisfies Record<
      LanguageCode,
      RegExp
    >;
    for (const [name, ports] of routes) {
      expect(name, `${where}: name`).toMatch(between[code]);
      const ends = ports!.split(' → ');
      expect(ends.length, `${where}: ports of “${name}”`).toBe(2);
      expect(ends[0], `${where}: ports of “${name}”`).not.toBe(ends[1]);
    }
    expect(new Set(routes.map(([name]) => name)).size, `${where}: different routes: ${routes.join(' | ')}`).toBe(routes.length);
  });
});

describe('2. Screens and routes: Industry pages, wording of the popular hubs', () => {
  it('English: Marine & Ship Supplies names its five hubs', async () => {
    const hubs = (await page('en', '/industries/marine-supplies')).part('terms').querySelectorAll('h3').at(-1)!.parentNode!;
    expect(hubs.querySelectorAll('li > span:first-child').map(words)).toEqual(marineHubs.map(([, name]) => name));
  });
});
