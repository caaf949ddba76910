import { describe, expect, it } from 'vitest';
import { languageCodes, page, words } from '../page';

const regions = ['Asia Pacific', 'Europe', 'North America', 'Middle East & Africa', 'Latin America'];

const figures = [
  // label              figure
  ['Countries Served', '80+'],
  ['Continents', '6'],
  ['Trade Lanes', '150+'],
  ['Support', '24/7'],
];

describe('2. Screens and routes: Global Reach (/geography)', () => {
  it('English: names the five regions in order, each with highlights and a country list', async () => {
    const reach = await page('en', '/geography');
    expect(reach.headings(3, reach.part('regions'))).toEqual(regions);
    const lists = regions.flatMap(() => ['Highlights', 'Countries and Territories']);
    expect(reach.headings(4, reach.part('regions'))).toEqual(lists);
  });

  it('English: shows the four figures in order', async () => {
    const shown = (await page('en', '/geography')).part('figures').querySelectorAll('dl > div');
    expect(shown.map((figure) => figure.querySelectorAll('dt, dd').map(words))).toEqual(figures);
  });
});

describe.each(languageCodes)('2. Screens and routes: Global Reach (/geography) (%s)', (code) => {
  const where = `section 2, /geography (${code})`;
  const shownRegions = async () =>
    (await page(code, '/geography'))
      .part('regions')
      .querySelectorAll('h3')
      .map((heading) => heading.closest('li')!);

  it('has the regions, then the figures', async () => {
    const ids = (await page(code, '/geography')).main.querySelectorAll('section').map((section) => section.getAttribute('aria-labelledby'));
    expect(ids, `${where}: sections by the id of their heading`).toEqual(['regions', 'figures']);
  });

  it('has five regions, each with 3–4 highlights in whole sentences and 8–20 countries', async () => {
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

  it('lists more than 80 countries and territories, each once', async () => {
    const lists = (await shownRegions()).map((region) => region.querySelectorAll('ul').at(-1)!.querySelectorAll('li').map(words));
    const places = lists.flat();
    const twice = places.filter((place, index) => places.indexOf(place) !== index);
    expect(twice, `${where}: places that are listed twice`).toEqual([]);
    expect(places.length, `${where}: places listed, against the figure of 80+`).toBeGreaterThan(80);
    for (const place of places) expect(place, `${where}: name of a place`).toMatch(/^\p{L}[\p{L}\p{M}’ .-]+$/u);
  });

  it('shows the four figures in order, each with a label', async () => {
    const shown = (await page(code, '/geography')).part('figures').querySelectorAll('dl > div');
    expect(
      shown.map((figure) => words(figure.querySelector('dd')!)),
      `${where}: figures`,
    ).toEqual(figures.map(([, figure]) => figure));
    for (const figure of shown) expect(words(figure.querySelector('dt')!), `${where}: label of ${words(figure)}`).toMatch(/\p{L}/u);
  });
});
