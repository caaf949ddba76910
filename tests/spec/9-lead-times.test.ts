import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page.ts';
import { daysIn, wordsIn } from '../words/words-in.ts';
import type { Words } from '../words/words.ts';

const leadTimes: [id: string, vertical: string, from: number, to: number, of?: (said: Words) => string][] = [
  // requirement      vertical                 days    of
  ['9.lead-times.1', 'energy-petrochemicals', 15, 45],
  ['9.lead-times.2', 'metals-materials', 20, 60],
  ['9.lead-times.3', 'agriculture-foodstuffs', 30, 60],
  ['9.lead-times.4', 'industrial-chemicals', 15, 45],
  ['9.lead-times.5', 'construction-building', 20, 50],
  ['9.lead-times.6', 'electronics-ict', 10, 30, (said) => said['9.lead-times.6'].air],
  ['9.lead-times.6', 'electronics-ict', 30, 60, (said) => said['9.lead-times.6'].sea],
  ['9.lead-times.7', 'consumer-durables', 20, 45],
  ['9.lead-times.8', 'medical-ppe', 20, 40],
  ['9.lead-times.9', 'automotive', 15, 35, (said) => said['9.lead-times.9'].spareParts],
  ['9.lead-times.9', 'automotive', 25, 50, (said) => said['9.lead-times.9'].bulkTires],
  ['9.lead-times.10', 'textiles-apparel', 30, 60],
  ['9.lead-times.11', 'packaging-paper', 20, 50],
  ['9.lead-times.12', 'mining-minerals', 30, 60],
  ['9.lead-times.13', 'marine-supplies', 5, 20],
];

const incoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;

const verticals = [...new Map(leadTimes.map(([id, vertical]) => [vertical, id]))];

const rowsOfTerms = ['incoterms', 'leadTimes', 'routesOrHubs'] as const;

/** Where the bar of these days begins, and how long it is, on a scale of 60 days. */
function barOf(from: number, to: number) {
  const percent = (days: number) => `${Math.round((days / 60) * 1000) / 10}%`;
  return `inset-inline-start:${percent(from)};width:${percent(to - from)}`;
}

/** The entries of a row of Typical Terms. */
async function typicalTerms(code: LanguageCode, vertical: string, row: (typeof rowsOfTerms)[number]) {
  const heading = (await page(code, `/industries/${vertical}`)).part('terms').querySelectorAll('h3')[rowsOfTerms.indexOf(row)]!;
  return heading.parentNode!.querySelectorAll('li, th[scope="row"]').map(words);
}

describe.each(verticals)('9. Business constants and limits: lead times of %s [%s]', (vertical) => {
  const rows = leadTimes.filter(([, of]) => of === vertical);

  it.each(languageCodes)('[12.facts.1] %s: the page shows them in order, each with what it applies to', async (code) => {
    const shown = await typicalTerms(code, vertical, 'leadTimes');
    const expected = rows.map(([, , from, to, of]) => `${of?.(wordsIn[code]) ?? ''}${daysIn(code, from, to)}`);
    expect(shown, `section 9, /industries/${vertical} (${code}): Indicative Lead Times and what they are for`).toEqual(expected);
  });

  it.each(languageCodes)('%s: its hero has the same days below its Incoterms, each with its name', async (code) => {
    const { main } = await page(code, `/industries/${vertical}`);
    const [, ...shown] = main.querySelectorAll('[aria-hidden="true"] dd').map(words);
    const expected = rows.map(([, , from, to]) => daysIn(code, from, to));
    expect(shown, `section 9, /industries/${vertical} (${code}): days in the hero`).toEqual(expected);
    const { allOrders, leadTimesInShort } = wordsIn[code].labels;
    const [, ...captions] = main.querySelectorAll('[aria-hidden="true"] dt').map(words);
    const named = rows.map(([, , , , of]) => leadTimesInShort[of?.(wordsIn[code]) ?? allOrders]);
    expect(captions, `section 9, /industries/${vertical} (${code}): names of the days in the hero`).toEqual(named);
  });

  it.each(languageCodes)('%s: the page draws each on a scale of 60 days', async (code) => {
    const shown = (await page(code, `/industries/${vertical}`)).part('terms').querySelectorAll('h3 ~ ul [style]');
    expect(shown.map((bar) => bar.getAttribute('style'))).toEqual(rows.map(([, , from, to]) => barOf(from, to)));
    const ends = shown[0]!.closest('ul')!.nextElementSibling!.querySelectorAll('span').map(words);
    expect(ends, `section 9, /industries/${vertical} (${code}): ends of the scale`).toEqual(wordsIn[code].labels.scale);
  });
});

describe.each(languageCodes)('9. Business constants and limits: lead times compared (%s)', (code) => {
  it('the table of the industries index has every row, with its vertical and its goods or mode of transport', async () => {
    const table = (await page(code, '/industries')).part('lead-times').querySelector('tbody')!;
    let vertical = '';
    const shown = table.querySelectorAll('tr').map((row) => {
      vertical = row.querySelector('th a')?.getAttribute('href')?.split('/').at(-1) ?? vertical;
      const [of, days] = row.querySelectorAll('td').map(words);
      return [vertical, of, days];
    });
    const all = wordsIn[code].labels.allOrders;
    const expected = leadTimes.map(([, slug, from, to, of]) => [slug, of?.(wordsIn[code]) ?? all, daysIn(code, from, to)]);
    expect(shown, `section 9, /industries (${code}): vertical, goods or mode, days`).toEqual(expected);
    const bars = table.querySelectorAll('td [style]').map((bar) => bar.getAttribute('style'));
    expect(bars, `section 9, /industries (${code}): bars`).toEqual(leadTimes.map(([, , from, to]) => barOf(from, to)));
  });

  it('each vertical is the header of its own rows and of no others', async () => {
    const heads = (await page(code, '/industries')).part('lead-times').querySelectorAll('tbody th');
    const shown = heads.map((head) => [head.getAttribute('scope'), Number(head.getAttribute('rowspan')), words(head)]);
    const names: Record<string, string> = wordsIn[code]['2.industry.5'];
    const expected = verticals.map(([vertical]) => ['row', leadTimes.filter(([, of]) => of === vertical).length, names[vertical]]);
    expect(shown, `section 9, /industries (${code}): scope, rows and name`).toEqual(expected);
  });
});

describe.each(languageCodes)('9. Business constants and limits: Incoterms (%s)', (code) => {
  it('[9.incoterms.1] the pages of the verticals name these seven and no other', async () => {
    const shown = new Set<string>();
    for (const [vertical] of verticals) {
      for (const term of await typicalTerms(code, vertical, 'incoterms')) shown.add(term.slice(0, 3));
    }
    expect([...shown].sort(), `section 9, industry pages (${code}): Common Incoterms`).toEqual([...incoterms].sort());
  });
});
