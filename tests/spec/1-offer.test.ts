import { describe, expect, it } from 'vitest';
import { company, everyPath, languageCodes, page, words } from '../page.ts';
import { services } from '../words/ids.ts';
import { placeIn, wordsIn } from '../words/words-in.ts';
import type { Words } from '../words/words.ts';

const claims: [ids: string, claim: string, path: string, said: (words: Words) => string][] = [
  // requirements               claim                                      path
  ['[1.product.4]', 'registered since 2025', '/compliance', (said) => said['1.product.4']],
  ['[1.claims.1]', '24–48 hour quote turnaround', '/', (said) => said['1.claims.1']],
  ['[1.claims.2]', 'managers in the Hong Kong timezone', '/', (said) => said['1.claims.2']],
  ['[1.claims.3]', '13+ sectors', '/', (said) => said['1.claims.3']],
  ['[1.claims.4] [12.readings.1]', '14 industry pages', '/industries', (said) => said['1.claims.4']],
  ['[1.claims.5]', '12 verticals plus a machinery page', '/about', (said) => said['1.claims.5']],
  ['[1.claims.6]', '50+ countries in one place', '/', (said) => said['1.claims.6'].home],
  ['[1.claims.6]', '80+ across six continents in another', '/geography', (said) => said['1.claims.6'].geography],
];

describe.each(claims)('1. What the product does and for whom: %s %s', (_, claim, path, said) => {
  it.each(languageCodes)(`%s: ${path} says so`, async (code) => {
    const { main } = await page(code, path);
    expect(words(main), `section 1, ${claim}, ${path} (${code})`).toContain(said(wordsIn[code]));
  });
});

describe.each(languageCodes)('1. What the product does and for whom: offer (%s)', (code) => {
  it('[1.offer.1] the services page offers the 7 services in order', async () => {
    const overview = await page(code, '/services');
    const offered = overview.links(overview.part('services')).map(({ name, href }) => [href.split('/').at(-1), name]);
    const names = wordsIn[code]['2.service.1'];
    expect(offered, `section 1, /services (${code}): services offered`).toEqual(services.map((slug) => [slug, names[slug]]));
  });

  it.each(['/compliance', '/about', '/contact'])(
    '[1.company.1] [1.company.2] %s shows the registration number and the address in Kowloon',
    async (path) => {
      const text = words((await page(code, path)).main);
      expect(text, `section 1, ${path} (${code}): registration number`).toMatch(/(?<!\d)78731906(?!\d)/);
      expect(text, `section 1, ${path} (${code}): registered address`).toContain(company.addresses[code]);
      expect(company.addresses[code], `section 1 (${code}): registered address`).toContain(placeIn(code));
    },
  );

  it('[1.contact.1] [1.contact.2] no page has a form, a field, a telephone link or a way to sign in: contact is by e-mail', async () => {
    for (const path of await everyPath(code)) {
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
