import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, pathIn, readMailto, words } from '../page';

const services = [
  // slug                         card
  ['global-sourcing', 'Global Sourcing & Vendor Discovery'],
  ['documentation-compliance', 'Trade Documentation & Compliance Guidance'],
  ['logistics-coordination', 'Logistics Coordination'],
  ['quality-assurance', 'Quality Assurance'],
  ['factory-audit', 'Factory & Partner Audit'],
  ['insurance-risk', 'Insurance & Risk Coordination'],
  ['trade-advisory', 'Trade Advisory'],
] as const;

const process = [
  // number  step
  ['01', 'Discovery'],
  ['02', 'Planning'],
  ['03', 'Execution'],
  ['04', 'Optimization'],
] as const;

const sections = ['services', 'process', 'closing'];

describe('2. Screens and routes: Services overview (/services)', () => {
  it('English: the cards bear these names, in order', async () => {
    const overview = await page('en', '/services');
    expect(overview.headings(3, overview.part('services'))).toEqual(services.map(([, card]) => card));
  });

  it('English: Our Process has these four steps', async () => {
    const overview = await page('en', '/services');
    const steps = overview.section('Our Process').querySelectorAll('ol > li');
    expect(steps.map((step) => step.querySelectorAll('span, h3').map(words))).toEqual(process);
  });

  it('English: ends with Ready to Get Started and Request a Consultation', async () => {
    const overview = await page('en', '/services');
    const last = overview.section('Ready to Get Started?');
    expect(last, 'section 2, /services (en): last section').toBe(overview.main.lastElementChild);
    expect(overview.links(last).map(({ name }) => name)).toEqual(['Request a Consultation']);
  });
});

describe.each(languageCodes)('2. Screens and routes: Services overview (/services) (%s)', (code) => {
  const where = `section 2, /services (${code})`;

  it('has a hero with an intro, then the cards, the process and the call to action', async () => {
    const { main } = await page(code, '/services');
    const ids = main.querySelectorAll('section').map((section) => section.getAttribute('aria-labelledby'));
    expect(ids, `${where}: sections by the id of their heading`).toEqual(sections);
    expect(words(main.querySelector('h1 ~ p')!), `${where}: intro, in whole sentences`).toMatch(/[.。]$/);
  });

  it('speaks of 7 services', async () => {
    const intro = words((await page(code, '/services')).main.querySelector('h1 ~ p')!);
    expect(intro, `${where}: intro`).toMatch({ en: /(?<!\d)7 services/, 'zh-Hant': /(?<!\d)7項服務/ }[code]);
  });

  it('has 7 cards, each with a link to its page, the name that the page has, a description and an icon', async () => {
    const cards = (await page(code, '/services')).part('services').querySelectorAll('li');
    const links = cards.map((card) => pathIn(code, card.querySelector('h3 a')!.getAttribute('href')!));
    expect(links, `${where}: cards`).toEqual(services.map(([slug]) => `/services/${slug}`));
    for (const [index, card] of cards.entries()) {
      const [slug] = services[index]!;
      expect([words(card.querySelector('h3')!)], `${where}: name of ${slug}`).toEqual((await page(code, `/services/${slug}`)).h1);
      expect(words(card.querySelector('p')!), `${where}: description of ${slug}`).not.toBe('');
      expect(card.querySelectorAll('svg').length, `${where}: icon of ${slug}`).toBe(1);
    }
  });

  it('has four steps numbered 01 to 04, each with a title and a description', async () => {
    const steps = (await page(code, '/services')).part('process').querySelectorAll('ol > li');
    expect(
      steps.map((step) => words(step.querySelector('span')!)),
      `${where}: numbers of the steps`,
    ).toEqual(process.map(([number]) => number));
    for (const step of steps) {
      for (const text of step.querySelectorAll('h3, p')) expect(words(text), `${where}: ${words(step)}`).not.toBe('');
      expect(words(step.querySelector('p')!), `${where}: description of ${words(step.querySelector('h3')!)}`).toMatch(/[.。]$/);
    }
  });

  it('ends with one mail link to the company', async () => {
    const overview = await page(code, '/services');
    const links = overview.links(overview.part('closing'));
    expect(
      links.map(({ href }) => readMailto(href).to),
      `${where}: links of the last section`,
    ).toEqual([company.email]);
  });
});
