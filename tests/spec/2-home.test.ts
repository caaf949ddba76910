import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, pathIn, readMailto, words } from '../page';

const sections = [
  // id             heading                  cards, steps or hubs
  ['why', 'Why Choose Us', 6],
  ['industries', 'Industries We Serve', 6],
  ['services', 'Our Services', 6],
  ['process', 'How We Work', 4],
  ['network', 'Global Network', 8],
  ['closing', 'Discuss a Partnership', 0],
] as const;

const cards = {
  industries: [
    'energy-petrochemicals',
    'metals-materials',
    'agriculture-foodstuffs',
    'industrial-chemicals',
    'construction-building',
    'electronics-ict',
  ],
  services: [
    'global-sourcing',
    'documentation-compliance',
    'logistics-coordination',
    'quality-assurance',
    'factory-audit',
    'insurance-risk',
  ],
} as const;

const showAll = { industries: 'Show all industries', services: 'Show all services' } as const;

describe('2. Screens and routes: Home (/)', () => {
  it('English: has these sections in order', async () => {
    expect((await page('en', '/')).headings(2)).toEqual(sections.map(([, heading]) => heading));
  });

  it('English: the hero is titled Connecting Global Commerce, with Get a Quote and Our Services', async () => {
    const home = await page('en', '/');
    expect(home.h1).toEqual(['Connecting Global Commerce']);
    const [quote, services, ...more] = home.links(home.main);
    expect(quote!.name).toBe('Get a Quote');
    expect(readMailto(quote!.href)).toMatchObject({ to: company.email, subject: 'Sourcing Request - RFQ' });
    expect(services).toEqual({ name: 'Our Services', href: '/services' });
    expect(more[0]!.href, 'section 2, Home (en): what follows the hero').toBe('/industries/energy-petrochemicals');
  });

  it.each(['industries', 'services'] as const)('English: the way to all %s is named as in the table', async (kind) => {
    expect((await page('en', '/')).part(kind).querySelectorAll('a').map(words).at(-1)).toBe(showAll[kind]);
  });

  it('English: ends with Contact Us Today and View Contact Details', async () => {
    const home = await page('en', '/');
    const [contact, details, ...more] = home.links(home.part('closing'));
    expect(contact!.name).toBe('Contact Us Today');
    expect(readMailto(contact!.href)).toMatchObject({ to: company.email, subject: 'Partnership Opportunity' });
    expect([details, ...more]).toEqual([{ name: 'View Contact Details', href: '/contact' }]);
  });
});

describe.each(languageCodes)('2. Screens and routes: Home (/) (%s)', (code) => {
  it('has the sections in order, each with as many cards, steps or hubs', async () => {
    const { main } = await page(code, '/');
    const shown = main
      .querySelectorAll('section')
      .map((section) => [section.getAttribute('aria-labelledby'), section.querySelectorAll('li').length]);
    expect(shown, `section 2, Home (${code}): sections by the id of their heading, items`).toEqual(
      sections.map(([id, , items]) => [id, items]),
    );
  });

  it('has two ways on in the hero and two at the end: a mail, then a page', async () => {
    const home = await page(code, '/');
    const ways = [home.links(home.main).slice(0, 2), home.links(home.part('closing'))].map((links) =>
      links.map(({ href }) => (href.startsWith('mailto:') ? readMailto(href).to : pathIn(code, href))),
    );
    expect(ways, `section 2, Home (${code}): links of the hero and of the end`).toEqual([
      [company.email, '/services'],
      [company.email, '/contact'],
    ]);
  });

  it.each(['industries', 'services'] as const)('shows the first six %s as cards that lead to their pages', async (kind) => {
    const shown = (await page(code, '/')).part(kind).querySelectorAll('li');
    for (const [index, slug] of cards[kind].entries()) {
      const where = `section 2, Home (${code}): card ${index + 1} of ${kind}`;
      const link = shown[index]!.querySelector('h3 a')!;
      expect(pathIn(code, link.getAttribute('href')!), `${where}: link`).toBe(`/${kind}/${slug}`);
      expect(words(link), `${where}: the name that its page has`).toBe((await page(code, `/${kind}/${slug}`)).h1[0]);
      expect(words(shown[index]!.querySelector('p')!), `${where}: description`).not.toBe('');
    }
  });

  it.each(['industries', 'services'] as const)('offers to show all %s, by their index where no script runs', async (kind) => {
    const part = (await page(code, '/')).part(kind);
    const last = part.querySelectorAll('a').at(-1)!;
    expect(pathIn(code, last.getAttribute('href')!), `section 2, Home (${code}): last link of ${kind}`).toBe(`/${kind}`);
  });
});
