import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, reachable, words, type LanguageCode } from '../page';

const claims = [
  // claim                          path            English                                      Chinese
  ['registered since 2025', '/compliance', 'registered in Hong Kong since 2025', '自2025年起在香港註冊'],
  ['24–48 hour quote turnaround', '/', 'quoted within 24–48 hours', '24至48小時內報價'],
  ['managers in the Hong Kong timezone', '/', 'Account managers in the Hong Kong time zone (GMT+8)', '客戶經理按香港時間（GMT+8）'],
  ['13+ sectors', '/', 'covers 13+ sectors', '超過13個行業'],
  ['14 industry pages', '/industries', '14 industries', '14個行業'],
  ['12 verticals plus a machinery page', '/about', '12 verticals, plus a machinery page', '12個行業類別；機械'],
  ['50+ countries in one place', '/', 'across 50+ countries', '超過50個國家及地區'],
  ['80+ across six continents in another', '/geography', '80+ countries and territories on 6 continents', '6大洲超過80個國家及地區'],
] as const;

const offer = [
  // slug                       sourcing, documentation and compliance, logistics …
  ['global-sourcing', 'Sourcing'],
  ['documentation-compliance', 'Documentation & Compliance'],
  ['logistics-coordination', 'Logistics Coordination'],
  ['quality-assurance', 'Quality Assurance'],
  ['factory-audit', 'Audit'],
  ['insurance-risk', 'Insurance & Risk'],
  ['trade-advisory', 'Trade Advisory'],
] as const;

const kowloon = { en: 'Kowloon', 'zh-Hant': '九龍' } satisfies Record<LanguageCode, string>;

describe.each(claims)('1. What the product does and for whom: %s', (claim, path, en, zhHant) => {
  it.each(Object.entries({ en, 'zh-Hant': zhHant } satisfies Record<LanguageCode, string>))(`%s: ${path} says “%s”`, async (code, text) => {
    const { main } = await page(code as LanguageCode, path);
    expect(words(main), `section 1, ${claim}, ${path} (${code})`).toContain(text);
  });
});

describe('1. What the product does and for whom: offer', () => {
  it.each(offer.map(([slug, name], index) => ({ slug, name, index })))(
    'English: $slug is offered as $name',
    async ({ slug, name, index }) => {
      const services = await page('en', '/services');
      expect(services.links(services.part('services'))[index]!.name, `section 1, /services (en): the name of ${slug}`).toContain(name);
    },
  );
});

describe.each(languageCodes)('1. What the product does and for whom: offer (%s)', (code) => {
  it('the services page offers the 7 services in order', async () => {
    const services = await page(code, '/services');
    const offered = services.links(services.part('services'));
    expect(
      offered.map(({ href }) => href.split('/').at(-1)),
      `section 1, /services (${code}): services offered`,
    ).toEqual(offer.map(([slug]) => slug));
  });

  it.each(['/compliance', '/about', '/contact'])('%s shows the registration number and the address in Kowloon', async (path) => {
    const text = words((await page(code, path)).main);
    expect(text, `section 1, ${path} (${code}): registration number`).toMatch(/(?<!\d)78731906(?!\d)/);
    expect(text, `section 1, ${path} (${code}): registered address`).toContain(company.addresses[code]);
    expect(company.addresses[code], `section 1 (${code}): registered address`).toContain(kowloon[code]);
  });

  it('no page has a form, a field, a telephone link or a way to sign in: contact is by e-mail', async () => {
    for (const path of [...(await reachable(code)), '/no-such-page']) {
      const found = await page(code, path);
      const controls = found.root
        .querySelectorAll('form, input, select, textarea, iframe, [contenteditable]')
        .map((element) => element.outerHTML);
      expect(controls, `section 1, ${path} (${code}): forms and fields`).toEqual([]);
      const ways = new Set(found.links().map(({ href }) => /^[a-z]+:|^[/#]|/i.exec(href)![0]));
      for (const way of ways) expect(['/', '#', 'mailto:'], `section 1, ${path} (${code}): where links lead`).toContain(way);
      expect(ways, `section 1, ${path} (${code}): where links lead`).toContain('mailto:');
    }
  });
});
