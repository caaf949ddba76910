import { describe, expect, it } from 'vitest';
import { page, words, type LanguageCode } from '../page';

const leadTimes = [
  // vertical                    of            days
  ['energy-petrochemicals', '', '15–45'],
  ['metals-materials', '', '20–60'],
  ['agriculture-foodstuffs', '', '30–60'],
  ['industrial-chemicals', '', '15–45'],
  ['construction-building', '', '20–50'],
  ['electronics-ict', 'By air', '10–30'],
  ['electronics-ict', 'By sea', '30–60'],
  ['consumer-durables', '', '20–45'],
  ['medical-ppe', '', '20–40'],
  ['automotive', 'Spare parts', '15–35'],
  ['automotive', 'Bulk tires', '25–50'],
  ['textiles-apparel', '', '30–60'],
  ['packaging-paper', '', '20–50'],
  ['mining-minerals', '', '30–60'],
  ['marine-supplies', '', '5–20'],
] as const;

const incoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;

const verticals = [...new Set(leadTimes.map(([vertical]) => vertical))];

const inLanguage = {
  en: (days: string) => `${days} days`,
  'zh-Hant': (days: string) => `${days.replace('–', '至')}天`,
} satisfies Record<LanguageCode, (days: string) => string>;

const languages = Object.keys(inLanguage) as LanguageCode[];

const rowsOfTerms = ['incoterms', 'leadTimes', 'routesOrHubs'] as const;

/** What a row of Typical Terms lists under its heading. */
async function typicalTerms(code: LanguageCode, vertical: string, row: (typeof rowsOfTerms)[number]) {
  const heading = (await page(code, `/industries/${vertical}`)).part('terms').querySelectorAll('h3')[rowsOfTerms.indexOf(row)]!;
  return heading.parentNode!.querySelectorAll('li, th[scope="row"]').map(words);
}

describe.each(verticals)('9. Business constants and limits: lead times of %s', (vertical) => {
  const rows = leadTimes.filter(([of]) => of === vertical);

  it.each(languages)('%s: the page shows them in order', async (code) => {
    const shown = (await typicalTerms(code, vertical, 'leadTimes')).map((text) => text.match(/\d.*/)?.[0]);
    const expected = rows.map(([, , days]) => inLanguage[code](days));
    expect(shown, `section 9, /industries/${vertical} (${code}): Indicative Lead Times`).toEqual(expected);
  });

  it('English: each is said of what it is for', async () => {
    const shown = await typicalTerms('en', vertical, 'leadTimes');
    const expected = rows.map(([, of, days]) => `${of}${inLanguage.en(days)}`);
    expect(shown, `section 9, /industries/${vertical} (en): Indicative Lead Times and what they are for`).toEqual(expected);
  });
});

describe.each(languages)('9. Business constants and limits: lead times compared (%s)', (code) => {
  it('the table of the industries index has every row', async () => {
    const table = (await page(code, '/industries')).part('lead-times').querySelector('tbody')!;
    let vertical = '';
    const shown = table.querySelectorAll('tr').map((row) => {
      vertical = row.querySelector('th a')?.getAttribute('href')?.split('/').at(-1) ?? vertical;
      return [vertical, words(row.querySelectorAll('td')[1]!)];
    });
    const expected = leadTimes.map(([of, , days]) => [of, inLanguage[code](days)]);
    expect(shown, `section 9, /industries (${code}): vertical and days`).toEqual(expected);
  });

  it('each vertical is the header of its own rows, and of no others', async () => {
    const heads = (await page(code, '/industries')).part('lead-times').querySelectorAll('tbody th');
    const shown = heads.map((head) => [head.getAttribute('scope'), Number(head.getAttribute('rowspan'))]);
    const expected = verticals.map((vertical) => ['row', leadTimes.filter(([of]) => of === vertical).length]);
    expect(shown, `section 9, /industries (${code}): scope and rows`).toEqual(expected);
  });
});

describe.each(languages)('9. Business constants and limits: Incoterms (%s)', (code) => {
  it('the pages of the verticals speak of these seven and no other', async () => {
    const shown = new Set<string>();
    for (const vertical of verticals) {
      for (const term of await typicalTerms(code, vertical, 'incoterms')) shown.add(term.slice(0, 3));
    }
    expect([...shown].sort(), `section 9, industry pages (${code}): Common Incoterms`).toEqual([...incoterms].sort());
  });
});
