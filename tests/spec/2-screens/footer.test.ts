import { describe, expect, it } from 'vitest';
import { company, everyPath, languageCodes, page, pathIn, words, type LanguageCode } from '../../page.ts';
import { legal } from '../../words/ids.ts';
import { filled, placeIn, wordsIn } from '../../words/words-in.ts';

const paths = [
  '/about',
  '/industries',
  '/services',
  '/geography',
  '/compliance',
  ...legal.map((slug) => `/legal/${slug}` as const),
] as const;

/** The footer of every page, with its place for the message of a failure. */
async function footers(code: LanguageCode) {
  const all = await everyPath(code);
  return Promise.all(
    all.map(async (path) => {
      const found = await page(code, path);
      return { where: `section 2, footer, ${path} (${code})`, found, footer: found.footer };
    }),
  );
}

describe.each(languageCodes)('2. Screens and routes: shared chrome, footer of every page (%s)', (code) => {
  const said = wordsIn[code];

  it('[2.chrome.6] links to these pages in this order, with these labels', async () => {
    for (const { where, found, footer } of await footers(code)) {
      const shown = found.links(footer).filter(({ href }) => !href.startsWith('mailto:'));
      expect(
        shown.map(({ name, href }) => [pathIn(code, href), name]),
        `${where}: links`,
      ).toEqual(paths.map((path) => [path, said['2.chrome.6'][path]]));
    }
  });

  it('[2.chrome.8] [2.chrome.9] shows the registration number, the address in Kowloon and the e-mail address, labeled', async () => {
    const facts = [
      // label                       value
      [said['2.chrome.8'].number, '78731906'],
      [said['2.chrome.8'].address, company.addresses[code]],
      [said['2.chrome.9'], company.email],
    ];
    expect(company.addresses[code], `section 2, footer (${code}): registered address`).toContain(placeIn(code));
    for (const { where, footer } of await footers(code)) {
      const shown = footer.querySelectorAll('dl > div').map((fact) => fact.querySelectorAll('dt, dd').map(words));
      expect(shown, `${where}: facts`).toEqual(facts);
    }
  });

  it('[2.chrome.9] has one mail link: the e-mail address itself', async () => {
    for (const { where, found, footer } of await footers(code)) {
      const mail = found.links(footer).filter(({ href }) => href.startsWith('mailto:'));
      expect(mail, `${where}: mail links`).toEqual([{ name: company.email, href: company.mailLink }]);
    }
  });

  it('[2.chrome.7] [2.chrome.10] describes the company and ends in a copyright line with its name and the current year', async () => {
    const year = new Date().getFullYear();
    for (const { where, footer } of await footers(code)) {
      const [name, description, copyright] = footer.querySelectorAll('p').map(words);
      expect(name, `${where}: registered name`).toBe(company.names[code]);
      expect(description, `${where}: description`).toContain(filled(code, said['2.chrome.7']));
      expect(description, `${where}: description, in whole sentences`).toMatch(/.[.。]$/);
      expect(copyright, `${where}: copyright line`).toBe(`© ${year} ${filled(code, said['2.chrome.10'])}`);
    }
  });
});
