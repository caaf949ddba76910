import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, pathIn, readMailto, words } from '../../page.ts';
import { services } from '../../words/ids.ts';
import { filled, wordsIn } from '../../words/words-in.ts';

const steps = ['01', '02', '03', '04'] as const;

describe.each(languageCodes)('2. Screens and routes: Services overview (/services) (%s)', (code) => {
  const where = `section 2, /services (${code})`;
  const said = wordsIn[code];

  it('[2.services.1] has a hero with an intro, then the cards, the process and the call to action', async () => {
    const { main } = await page(code, '/services');
    const ids = main.querySelectorAll('section').map((section) => section.getAttribute('aria-labelledby'));
    expect(ids, `${where}: sections by the id of their heading`).toEqual(['services', 'process', 'closing']);
    expect(words(main.querySelector('h1 ~ p')!), `${where}: intro, in whole sentences`).toMatch(/[.。]$/);
  });

  it('the intro counts seven services', async () => {
    const intro = words((await page(code, '/services')).main.querySelector('h1 ~ p')!);
    expect(intro, `${where}: intro`).toMatch(said.language.sevenServices);
  });

  it('[2.routes.5] [2.services.2] [3.fields.2] has 7 cards, each with a link to its page, its name, a description and an icon', async () => {
    const cards = (await page(code, '/services')).part('services').querySelectorAll('li');
    expect(
      cards.map((card) => [pathIn(code, card.querySelector('h3 a')!.getAttribute('href')!), words(card.querySelector('h3')!)]),
      `${where}: cards`,
    ).toEqual(services.map((slug) => [`/services/${slug}`, said['2.service.1'][slug]]));
    for (const [index, card] of cards.entries()) {
      expect(words(card.querySelector('p')!), `${where}: description of ${services[index]}`).not.toBe('');
      expect(card.querySelectorAll('svg').length, `${where}: icon of ${services[index]}`).toBe(1);
    }
  });

  it('[2.services.2] no two cards have the same description', async () => {
    const summaries = (await page(code, '/services')).part('services').querySelectorAll('li p').map(words);
    expect(new Set(summaries).size, `${where}: different descriptions`).toBe(services.length);
  });

  it('[2.services.3] Our Process has these four steps: each with its number, title and description', async () => {
    const process = (await page(code, '/services')).part('process');
    expect(words(process.querySelector('h2')!), `${where}: heading of the process`).toBe(said['2.services.3'].heading);
    const shown = process.querySelectorAll('ol > li');
    expect(
      shown.map((step) => step.querySelectorAll('span, h3').map(words)),
      `${where}: steps`,
    ).toEqual(steps.map((number) => [number, said['2.services.3'].steps[number]]));
    for (const step of shown) {
      expect(words(step.querySelector('p')!), `${where}: description of ${words(step.querySelector('h3')!)}`).toMatch(/[.。]$/);
    }
  });

  it('[2.services.4] ends with Ready to Get Started and Request a Consultation, a mail to the company', async () => {
    const overview = await page(code, '/services');
    const last = overview.main.lastElementChild!;
    expect(words(last.querySelector('h2')!), `${where}: heading of the last section`).toBe(said['2.services.4'].heading);
    const links = overview.links(last).map(({ name, href }) => ({ name, to: readMailto(href).to, subject: readMailto(href).subject }));
    expect(links, `${where}: links of the last section`).toEqual([
      { name: said['2.services.4'].contact, to: company.email, subject: filled(code, said['3.templates.2']) },
    ]);
  });
});
