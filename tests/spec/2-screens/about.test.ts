import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, words } from '../../page.ts';
import { wordsIn } from '../../words/words-in.ts';

const parts = [
  ['2.about.2', 'story'],
  ['2.about.2', 'mission'],
  ['2.about.2', 'vision'],
  ['2.about.3', 'values'],
  ['2.about.4', 'team'],
  ['2.about.6', 'information'],
] as const;
const ids = parts.map(([, id]) => id);

describe.each(languageCodes)('2. Screens and routes: About (/about) (%s)', (code) => {
  const where = `section 2, /about (${code})`;
  const said = wordsIn[code];

  /** Heading and cards of every section. */
  const sections = {
    story: [said['2.about.2'].story, []],
    mission: [said['2.about.2'].mission, []],
    vision: [said['2.about.2'].vision, []],
    values: [said['2.about.3'].heading, said['2.about.3'].values],
    team: [said['2.about.4'].heading, said['2.about.4'].team],
    information: [said['2.about.6'].heading, []],
  } satisfies Record<(typeof ids)[number], [heading: string, cards: string[]]>;

  const information = [
    // label                       value
    [said['2.about.6'].name, company.names[code]],
    [said['2.about.6'].number, '78731906'],
    [said['2.about.6'].year, '2025'],
    [said['2.about.6'].place, said['2.about.6'].placeValue],
    [said['2.about.6'].address, company.addresses[code]],
  ];

  it('[2.about.2] has these sections in order', async () => {
    const shown = (await page(code, '/about')).main.querySelectorAll('section');
    expect(
      shown.map((section) => [section.getAttribute('aria-labelledby'), words(section.querySelector('h2')!)]),
      `${where}: sections`,
    ).toEqual(ids.map((id) => [id, sections[id][0]]));
  });

  it.each(parts)('[%s] %s has its cards in order, every card with a text', async (_, id) => {
    const about = await page(code, '/about');
    const cards = sections[id][1];
    expect(about.headings(3, about.part(id)), `${where}: cards of ${id}`).toEqual(cards);
    const texts = about
      .part(id)
      .querySelectorAll(cards.length ? 'h3 ~ p' : 'p, dd')
      .map(words);
    expect(texts.filter(Boolean).length, `${where}: texts of ${id}`).toBeGreaterThanOrEqual(cards.length || 1);
  });

  it('[2.about.1] has a hero with an intro', async () => {
    const about = await page(code, '/about');
    expect(words(about.main.querySelector('h1 ~ p')!), `${where}: intro, in whole sentences`).toMatch(/[.。]$/);
  });

  it('[2.about.6] shows the company information with its labels: name, number, year and place of incorporation, address', async () => {
    const shown = (await page(code, '/about')).part('information').querySelectorAll('dl > div');
    expect(
      shown.map((field) => field.querySelectorAll('dt, dd').map(words)),
      `${where}: company information`,
    ).toEqual(information);
  });

  it('[2.about.5] its regional managers cover the regions', async () => {
    const card = (await page(code, '/about')).part('team').querySelectorAll('li').at(-1)!;
    expect(words(card.querySelector('h3')!), `${where}: last card of the team`).toBe(said['2.about.4'].team[3]);
    expect(words(card.querySelector('p')!), `${where}: regional managers`).toContain(said['2.about.5']);
  });

  it('[2.about.7] its story mentions the industries', async () => {
    const story = words((await page(code, '/about')).part('story'));
    for (const industry of said['2.about.7']) expect(story, `${where}: #story`).toContain(industry);
  });

  it('[2.about.8] its story and its leadership claim 20+ years of combined experience', async () => {
    const about = await page(code, '/about');
    expect(words(about.part('story')), `${where}: #story`).toContain(said['2.about.8'].story);
    const leadership = about.part('team').querySelector('li')!;
    expect(words(leadership), `${where}: leadership`).toContain(said['2.about.8'].team);
  });
});
