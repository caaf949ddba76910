import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, pathIn, readMailto, words } from '../page';

const industries = [
  // slug                      card
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
  ['light-heavy-machinery', 'Light & Heavy Machinery'],
] as const;

describe('2. Screens and routes: Industries index (/industries)', () => {
  it('English: the cards bear these names, in order', async () => {
    const { main } = await page('en', '/industries');
    expect(main.querySelectorAll('li h3').map(words)).toEqual(industries.map(([, card]) => card));
  });

  it('English: ends with Don’t See Your Industry and Get in Touch', async () => {
    const index = await page('en', '/industries');
    const last = index.main.querySelectorAll('section').at(-1)!;
    expect(words(last.querySelector('h2')!)).toBe('Don’t See Your Industry?');
    const [touch, ...more] = index.links(last);
    expect(touch!.name).toBe('Get in Touch');
    expect(readMailto(touch!.href).subject).toBe(`General Inquiry - ${company.shortNames.en}`);
    expect(more).toEqual([]);
  });
});

describe.each(languageCodes)('2. Screens and routes: Industries index (/industries) (%s)', (code) => {
  const where = `section 2, /industries (${code})`;

  it('has 14 cards, each with a link to its page, the name that the page has, a description and an icon', async () => {
    const cards = (await page(code, '/industries')).part('industries').querySelectorAll('li');
    const links = cards.map((card) => pathIn(code, card.querySelector('h3 a')!.getAttribute('href')!));
    expect(links, `${where}: cards`).toEqual(industries.map(([slug]) => `/industries/${slug}`));
    for (const [index, card] of cards.entries()) {
      const [slug] = industries[index]!;
      expect([words(card.querySelector('h3')!)], `${where}: name of ${slug}`).toEqual((await page(code, `/industries/${slug}`)).h1);
      expect(words(card.querySelector('p')!), `${where}: description of ${slug}`).not.toBe('');
      expect(card.querySelectorAll('svg').length, `${where}: icon of ${slug}`).toBe(1);
    }
  });

  it('has the cards first, then the lead times beside each other, then the prompt', async () => {
    const found = (await page(code, '/industries')).main
      .querySelectorAll('section[aria-labelledby]')
      .map((section) => section.getAttribute('aria-labelledby'));
    expect(found, `${where}: sections`).toEqual(['industries', 'lead-times', 'other']);
  });

  it('ends with a prompt and one e-mail link to the company', async () => {
    const index = await page(code, '/industries');
    const links = index.links(index.main.lastElementChild!);
    expect(
      links.map(({ href }) => readMailto(href).to),
      `${where}: links of the last section`,
    ).toEqual([company.email]);
  });
});
