import { describe, expect, it } from 'vitest';
import { languageCodes, page, words } from '../../page.ts';
import { wordsIn } from '../../words/words-in.ts';

const regions = ['asiaPacific', 'europe', 'northAmerica', 'middleEastAfrica', 'latinAmerica'] as const;

const figures = ['80+', '6', '150+', '24/7'] as const;

/** The countries and territories of each region, by ISO 3166-1. */
const countriesOf = {
  asiaPacific: 'CN HK TW JP KR SG MY TH VN ID PH KH IN BD PK LK KZ UZ AU NZ',
  europe: 'GB DE FR IT ES PT NL BE IE CH AT SE NO DK FI PL CZ HU RO GR',
  northAmerica: 'US CA MX DO JM TT BS BB',
  middleEastAfrica: 'AE SA QA KW BH OM JO TR EG MA TN DZ ZA NG KE GH TZ ET SN CI',
  latinAmerica: 'BR AR CL CO PE EC UY PY BO PA CR GT HN',
} satisfies Record<(typeof regions)[number], string>;

describe.each(languageCodes)('2. Screens and routes: Global Reach (/geography) (%s)', (code) => {
  const where = `section 2, /geography (${code})`;
  const said = wordsIn[code];
  const shownRegions = async () =>
    (await page(code, '/geography'))
      .part('regions')
      .querySelectorAll('h3')
      .map((heading) => heading.closest('li')!);

  it('shows the regions, then the figures', async () => {
    const ids = (await page(code, '/geography')).main.querySelectorAll('section').map((section) => section.getAttribute('aria-labelledby'));
    expect(ids, `${where}: sections by the id of their heading`).toEqual(['regions', 'figures']);
  });

  it('[2.geography.1] [3.fields.6] names the five regions in order, each with highlights and a country list', async () => {
    const reach = await page(code, '/geography');
    expect(reach.headings(3, reach.part('regions')), `${where}: regions`).toEqual(regions.map((region) => said['2.geography.1'][region]));
    const { highlights, countries } = said['2.geography.2'];
    expect(reach.headings(4, reach.part('regions')), `${where}: lists`).toEqual(regions.flatMap(() => [highlights, countries]));
  });

  it('[2.geography.2] each region lists its own countries and territories, and no others', async () => {
    const names = new Intl.DisplayNames(said.language.tag, { type: 'region' });
    const { named } = said['2.geography.2'];
    for (const [index, region] of (await shownRegions()).entries()) {
      const listed = region.querySelectorAll('ul').at(-1)!.querySelectorAll('li').map(words);
      const expected = countriesOf[regions[index]!].split(' ').map((country) => named[country] ?? names.of(country)!);
      expect(listed.toSorted(), `${where}: countries of ${regions[index]}`).toEqual(expected.toSorted());
    }
  });

  it('[2.geography.2] each region has its own highlights: they name a port of it, and of no other', async () => {
    const { ports } = said['2.geography.2'];
    for (const [index, region] of (await shownRegions()).entries()) {
      const highlights = words(region.querySelector('ul')!);
      const spokenOf = regions.filter((each) => highlights.includes(ports[each]));
      expect(spokenOf, `${where}: regions whose port the highlights of ${regions[index]} name`).toEqual([regions[index]]);
    }
  });

  it('[2.geography.1] [2.geography.2] has five regions, each with 3–4 highlights in whole sentences and 8–20 countries', async () => {
    const found = await shownRegions();
    expect(found.length, `${where}: regions`).toBe(regions.length);
    for (const [index, region] of found.entries()) {
      const [highlights, countries] = region.querySelectorAll('ul').map((list) => list.querySelectorAll('li').map(words));
      expect([3, 4], `${where}: number of highlights of ${regions[index]}`).toContain(highlights!.length);
      for (const highlight of highlights!) expect(highlight, `${where}: highlight of ${regions[index]}`).toMatch(/[.。]$/);
      expect(countries!.length, `${where}: countries of ${regions[index]}`).toBeGreaterThanOrEqual(8);
      expect(countries!.length, `${where}: countries of ${regions[index]}`).toBeLessThanOrEqual(20);
    }
  });

  it('[2.geography.2] lists more than 80 countries and territories, each once', async () => {
    const lists = (await shownRegions()).map((region) => region.querySelectorAll('ul').at(-1)!.querySelectorAll('li').map(words));
    const places = lists.flat();
    const twice = places.filter((place, index) => places.indexOf(place) !== index);
    expect(twice, `${where}: places that are listed twice`).toEqual([]);
    expect(places.length, `${where}: places listed, against the figure of 80+`).toBeGreaterThan(80);
    for (const place of places) expect(place, `${where}: name of a place`).toMatch(/^\p{L}[\p{L}\p{M}’ .-]+$/u);
  });

  it('[2.geography.3] shows the four figures in order, each by its label', async () => {
    const shown = (await page(code, '/geography')).part('figures').querySelectorAll('dl > div');
    expect(
      shown.map((figure) => figure.querySelectorAll('dt, dd').map(words)),
      `${where}: figures`,
    ).toEqual(figures.map((figure) => [said['2.geography.3'][figure], figure]));
  });
});
