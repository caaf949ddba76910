import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, pathIn, reachable, words, type LanguageCode } from '../page';

const links = [
  // path           label
  ['/about', 'About'],
  ['/industries', 'Industries'],
  ['/services', 'Services'],
  ['/geography', 'Global Reach'],
  ['/compliance', 'Compliance & Docs'],
  ['/legal/privacy', 'Privacy Policy'],
  ['/legal/terms', 'Terms of Service'],
  ['/legal/cookies', 'Cookie Policy'],
] as const;

const facts = (code: LanguageCode) => [
  // label                  value
  ['Registration number', '78731906'],
  ['Registered address', company.addresses[code]],
  ['Email', company.email],
];

const kowloon = { en: 'Kowloon', 'zh-Hant': '九龍' } satisfies Record<LanguageCode, string>;

/** The footer of every page, with where it stands for the message. */
async function footers(code: LanguageCode) {
  const paths = [...(await reachable(code)), '/no-such-page'];
  return Promise.all(
    paths.map(async (path) => {
      const found = await page(code, path);
      return { where: `section 2, footer, ${path} (${code})`, found, footer: found.footer };
    }),
  );
}

describe.each(languageCodes)('2. Screens and routes: shared chrome, footer of every page (%s)', (code) => {
  it('links to these pages in this order', async () => {
    for (const { where, found, footer } of await footers(code)) {
      const shown = found.links(footer).filter(({ href }) => !href.startsWith('mailto:'));
      expect(
        shown.map(({ href }) => pathIn(code, href)),
        `${where}: links`,
      ).toEqual(links.map(([to]) => to));
    }
  });

  it('shows the registration number, the address in Kowloon and the e-mail address', async () => {
    expect(company.addresses[code], `section 2, footer (${code}): registered address`).toContain(kowloon[code]);
    for (const { where, footer } of await footers(code)) {
      const values = footer.querySelectorAll('dd').map(words);
      expect(values, `${where}: values of the facts`).toEqual(facts(code).map(([, value]) => value));
    }
  });

  it('has one mail link: the e-mail address itself', async () => {
    for (const { where, found, footer } of await footers(code)) {
      const mail = found.links(footer).filter(({ href }) => href.startsWith('mailto:'));
      expect(mail, `${where}: mail links`).toEqual([{ name: company.email, href: `mailto:${company.email}` }]);
    }
  });

  it('describes the company and ends in a copyright line with its name and the current year', async () => {
    const year = new Date().getFullYear();
    for (const { where, footer } of await footers(code)) {
      const [name, description, copyright] = footer.querySelectorAll('p').map(words);
      expect(name, `${where}: registered name`).toBe(company.names[code]);
      expect(description, `${where}: description, in whole sentences`).toMatch(/.[.。]$/);
      expect(description, `${where}: description, of whom`).toContain(company.shortNames[code]);
      const owner = `© ${year} ${company.names[code]}`;
      expect(copyright!.slice(0, owner.length), `${where}: copyright line`).toBe(owner);
    }
  });
});

describe('2. Screens and routes: shared chrome, wording of the footer', () => {
  it('English: every page labels the links and the facts in these words', async () => {
    for (const { where, found, footer } of await footers('en')) {
      const names = found.links(footer).map(({ name }) => name);
      expect(names.slice(0, links.length), `${where}: links`).toEqual(links.map(([, label]) => label));
      const shown = footer.querySelectorAll('dl > div').map((fact) => fact.querySelectorAll('dt, dd').map(words));
      expect(shown, `${where}: facts`).toEqual(facts('en'));
    }
  });
});
