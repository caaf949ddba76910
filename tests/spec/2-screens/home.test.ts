import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, pathIn, readMailto, words } from '../../page.ts';
import { industries, services } from '../../words/ids.ts';
import { wordsIn } from '../../words/words-in.ts';

const sections = [
  // id         cards, steps or hubs
  ['why', 6],
  ['industries', 6],
  ['services', 6],
  ['process', 4],
  ['network', 8],
  ['closing', 0],
] as const;

const cards = { industries: industries.slice(0, 6), services: services.slice(0, 6) };

describe.each(languageCodes)('2. Screens and routes: Home (/) (%s)', (code) => {
  const where = `section 2, Home (${code})`;
  const said = wordsIn[code];
  const headings = {
    why: said['2.home.4'].heading,
    industries: said['2.home.5'],
    services: said['2.home.7'],
    process: said['2.home.9'],
    network: said['2.home.10'],
    closing: said['2.home.11'].heading,
  } satisfies Record<(typeof sections)[number][0], string>;
  const showAll = { industries: said['2.home.6'], services: said['2.home.8'] };

  it('[2.home.5] [2.home.7] [2.home.9] [2.home.10] has these sections in order, each with as many cards, steps or hubs', async () => {
    const shown = (await page(code, '/')).main.querySelectorAll('section');
    expect(
      shown.map((section) => [
        section.getAttribute('aria-labelledby'),
        words(section.querySelector('h2')!),
        // The lanes below the map are no cards.
        section.querySelectorAll('li').filter((item) => !item.closest('figure')).length,
      ]),
      `${where}: sections by the id of their heading, their heading, items`,
    ).toEqual(sections.map(([id, items]) => [id, headings[id], items]));
  });

  it('[2.home.1] [2.home.2] [2.home.3] the hero is titled Connecting Global Commerce, with Get a Quote and Our Services', async () => {
    const home = await page(code, '/');
    expect(home.h1, `${where}: title`).toEqual([said['2.home.1']]);
    const [quote, overview, ...more] = home.links(home.main);
    expect(quote!.name, `${where}: first link`).toBe(said['2.chrome.5']);
    expect(readMailto(quote!.href), `${where}: “${quote!.name}”`).toMatchObject({ to: company.email, subject: said['3.templates.4'] });
    expect([overview!.name, pathIn(code, overview!.href)], `${where}: second link`).toEqual([said['2.home.3'], '/services']);
    expect(pathIn(code, more[0]!.href), `${where}: what follows the hero`).toBe('/industries/energy-petrochemicals');
  });

  it('[2.home.11] [2.home.12] ends with Contact Us Today and View Contact Details', async () => {
    const home = await page(code, '/');
    const [contact, details, ...more] = home.links(home.part('closing'));
    expect(contact!.name, `${where}: first link of the end`).toBe(said['2.home.11'].contact);
    expect(readMailto(contact!.href), `${where}: “${contact!.name}”`).toMatchObject({ to: company.email, subject: said['3.templates.8'] });
    expect([details!.name, pathIn(code, details!.href)], `${where}: second link of the end`).toEqual([said['2.home.12'], '/contact']);
    expect(more, `${where}: further links of the end`).toEqual([]);
  });

  it.each([
    ['2.home.5', 'industries'],
    ['2.home.7', 'services'],
  ] as const)('[%s] shows the first six %s as cards that link to their pages', async (_, kind) => {
    const names: Record<string, string> = { ...said['2.industry.5'], ...said['2.service.1'] };
    const shown = (await page(code, '/')).part(kind).querySelectorAll('li');
    for (const [index, slug] of cards[kind].entries()) {
      const card = `${where}: card ${index + 1} of ${kind}`;
      const link = shown[index]!.querySelector('h3 a')!;
      expect(pathIn(code, link.getAttribute('href')!), `${card}: link`).toBe(`/${kind}/${slug}`);
      expect(words(link), `${card}: the name that its page has`).toBe(names[slug]);
      expect(words(shown[index]!.querySelector('p')!), `${card}: description`).not.toBe('');
    }
  });

  it.each(['industries', 'services'] as const)(
    '[16.show-all.1] has the announcement of what Show all of the %s has shown',
    async (kind) => {
      const [, announced] = said.browser.showAll[`/${kind}`];
      const status = (await page(code, '/')).root.querySelector(`#${kind}-list-shown`)!;
      expect(status.getAttribute('data-announced'), `${where}: announcement of ${kind}`).toBe(announced);
    },
  );

  it.each([
    ['2.home.6', 'industries'],
    ['2.home.8', 'services'],
  ] as const)('[%s] [16.show-all.5] offers to show all %s: without script, by a link to their index', async (_, kind) => {
    const last = (await page(code, '/')).part(kind).querySelectorAll('a').at(-1)!;
    expect([words(last), pathIn(code, last.getAttribute('href')!)], `${where}: last link of ${kind}`).toEqual([showAll[kind], `/${kind}`]);
  });
});
