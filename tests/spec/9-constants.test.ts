import { describe, expect, it } from 'vitest';
import { languageCodes, page, reachable, words, type LanguageCode } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';
import type { Words } from '../words/words.ts';

const constants: [ids: string, item: string, path: string, where: string, said: (words: Words) => string][] = [
  // requirements                      item                                   path            where
  ['[9.constants.1]', 'Quote turnaround', '/', 'main', (said) => said['9.constants.1'].hero],
  ['[9.constants.1]', 'Quote turnaround', '/', '#why', (said) => said['9.constants.1'].hours],
  ['[9.constants.1]', 'Quote turnaround', '/', '#process', (said) => said['9.constants.1'].hours],
  ['[9.constants.2]', 'Response time on business days', '/contact', '#response', (said) => said['9.constants.2'].note],
  ['[9.constants.2]', 'Business days: Saturdays', '/contact', '#response', (said) => said['9.constants.2'].saturdays],
  ['[9.constants.3]', 'Business hours: Mon-Fri', '/contact', '#hours', (said) => said['9.constants.3'].week[0]!.join(' ')],
  ['[9.constants.3]', 'Business hours: Sat', '/contact', '#hours', (said) => said['9.constants.3'].week[1]!.join(' ')],
  ['[9.constants.3]', 'Business hours: closed', '/contact', '#hours', (said) => said['9.constants.3'].week[2]!.join(' ')],
  ['[9.constants.3]', 'Business hours: time zone', '/contact', '#hours', (said) => said['9.constants.3'].timezone],
  ['[9.constants.6]', 'Vendor shortlist', '/services/global-sourcing', 'main', (said) => said['2.service.3']],
  ['[9.constants.7] [12.readings.1]', 'Global Reach: countries', '/geography', '#figures', (said) => `${said['2.geography.3']['80+']} 80+`],
  ['[9.constants.7]', 'Global Reach: continents', '/geography', '#figures', (said) => `${said['2.geography.3'][6]} 6`],
  ['[9.constants.7]', 'Global Reach: trade lanes', '/geography', '#figures', (said) => `${said['2.geography.3']['150+']} 150+`],
  ['[9.constants.7]', 'Global Reach: support', '/geography', '#figures', (said) => `${said['2.geography.3']['24/7']} 24/7`],
  ['[9.constants.8] [12.readings.1]', 'Other country claim', '/', 'main', (said) => said['9.constants.8'].countriesInHero],
  ['[9.constants.8] [12.readings.1]', 'Other country claim', '/', '#why', (said) => said['9.constants.8'].countries],
  ['[9.constants.8] [12.readings.1]', 'Sectors', '/', 'main', (said) => said['9.constants.8'].sectorsInHero],
  ['[9.constants.8] [12.readings.1]', 'Sectors', '/', '#industries', (said) => said['9.constants.8'].sectors],
  ['[12.readings.1]', 'What 80+ counts', '/geography', '#figures', (said) => said['12.readings.1'].countries],
  ['[12.readings.1]', 'What 50+ counts', '/geography', '#figures', (said) => said['12.readings.1'].sources],
  ['[12.readings.1]', 'What 24/7 means', '/geography', '#figures', (said) => said['12.readings.1'].support],
  [
    '[9.constants.9] [11.company.5]',
    'Company registration number',
    '/contact',
    '#office',
    (said) => `${said['2.contact.2'].number} 78731906`,
  ],
  [
    '[9.constants.9] [11.company.5]',
    'Company registration number',
    '/compliance',
    '#entity',
    (said) => `${said['2.compliance.1'].number} 78731906`,
  ],
  [
    '[9.constants.9] [11.company.5]',
    'Company registration number',
    '/about',
    '#information',
    (said) => `${said['2.about.6'].number} 78731906`,
  ],
  ['[9.constants.9] [11.company.5]', 'Founded', '/about', '#information', (said) => `${said['2.about.6'].year} 2025`],
  ['[9.constants.9] [11.company.5]', 'Founded', '/compliance', '#entity', (said) => said['1.product.4']],
  ['[9.constants.10]', 'Legal pages date', '/legal/privacy', 'main', (said) => said['2.legal.2']],
  ['[9.constants.10]', 'Legal pages date', '/legal/terms', 'main', (said) => said['2.legal.2']],
  ['[9.constants.10]', 'Legal pages date', '/legal/cookies', 'main', (said) => said['2.legal.2']],
  ['[9.constants.11]', 'Governing law', '/legal/terms', '#section-11', (said) => said['2.legal.3']],
  ['[9.constants.11]', 'Arbitration', '/legal/terms', '#section-12', (said) => said['2.legal.4'].arbitration],
];

/** What is displayed in a section, by its heading’s id, or in the page’s main part: every paragraph, list item and labelled field. */
async function linesOf(code: LanguageCode, path: string, where: string) {
  const found = await page(code, path);
  const element = where === 'main' ? found.main : found.part(where.slice(1));
  const fields = element.querySelectorAll('dl > div').map((field) => field.querySelectorAll('dt, dd').map(words).join(' '));
  return [...element.querySelectorAll('p, li').map(words), ...fields];
}

/** Matches the text where no further digit touches it: “3–5” is not in “13–5”, nor “6” in “60”. */
const alone = (text: string) => new RegExp(`(?<!\\d)${RegExp.escape(text)}(?!\\d)`);

describe.each(constants)('9. Business constants and limits: %s %s on %s (%s)', (_, item, path, where, said) => {
  it.each(languageCodes)('%s: is displayed', async (code) => {
    const expected = said(wordsIn[code]);
    const lines = await linesOf(code, path, where);
    const numbers = lines.filter((line) => /\d/.test(line)).join(' | ');
    const found = lines.filter((line) => alone(expected).test(line));
    expect(found, `section 9, ${item}, ${path} (${code}): expected “${expected}”; shown: ${numbers.slice(0, 600)}`).not.toEqual([]);
  });
});

describe.each(languageCodes)('9. Business constants and limits: on every page (%s)', (code) => {
  const turnaround = wordsIn[code]['9.constants.1'].hours.match(/^\d+.\d+/)![0];

  it('[9.constants.1] [9.constants.2] the quote turnaround is never promised without its business days', async () => {
    const { qualifier } = wordsIn[code]['9.constants.2'];
    const bare: string[] = [];
    let promised = 0;
    for (const path of await reachable(code)) {
      const found = await page(code, path);
      const texts = [found.meta('description')!, ...found.root.querySelectorAll('p, li, td, dl > div, h2, h3').map(words)];
      for (const text of texts.filter((each) => each.includes(turnaround))) {
        promised += 1;
        if (!text.includes(qualifier)) bare.push(`${path}: “${text}”`);
      }
    }
    expect(promised, `section 9 (${code}): places that promise ${turnaround}`).toBeGreaterThan(20);
    expect(bare, `section 9 (${code}): promises without “${qualifier}”`).toEqual([]);
  });

  it.each(['/', '/industries/marine-supplies', '/services', '/contact', '/legal/cookies', '/no-such-page'])(
    '[9.constants.9] the footer of %s has the registration number',
    async (path) => {
      expect(words((await page(code, path)).footer), `section 9, ${path} (${code}): footer`).toMatch(/(?<!\d)78731906(?!\d)/);
    },
  );

  it.each([
    // part          on Home   on its index   path
    ['industries', 6, 14, '/industries'],
    ['services', 6, 7, '/services'],
  ] as const)('[9.constants.5] [16.show-all.1] Home previews %s: %i of %i', async (part, preview, all, path) => {
    const cards = (await page(code, '/')).part(part).querySelectorAll('li h3 a');
    expect(cards.length, `section 9, Home (${code}): cards of ${part}`).toBe(preview);
    const index = (await page(code, path)).main.querySelectorAll('li h3 a');
    expect(index.length, `section 9, ${path} (${code}): cards`).toBe(all);
  });

  it('[9.constants.12] [14.notifications.1] notifications have one region, reached by Alt+T', async () => {
    const regions = (await page(code, '/')).root.querySelectorAll('section[aria-keyshortcuts]');
    expect(
      regions.map((region) => region.getAttribute('aria-keyshortcuts')),
      `section 9, Home (${code}): shortcut`,
    ).toEqual(['Alt+T']);
    expect(regions[0]!.getAttribute('aria-label'), `section 9, Home (${code}): name of the region`).toBe(wordsIn[code]['9.constants.12']);
  });
});
