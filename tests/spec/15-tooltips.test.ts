import { describe, expect, it } from 'vitest';
import { languageCodes, page, reachable, words, type LanguageCode } from '../page';

const terms: [code: string, path: string, names: Record<LanguageCode, string>][] = [
  // code    where it is explained                    name in English                                    in Chinese
  ['EXW', '/industries/automotive', { en: 'Ex Works', 'zh-Hant': '工廠交貨' }],
  ['FCA', '/industries/automotive', { en: 'Free Carrier', 'zh-Hant': '貨交承運人' }],
  ['FOB', '/industries/automotive', { en: 'Free On Board', 'zh-Hant': '船上交貨' }],
  ['CFR', '/industries/metals-materials', { en: 'Cost and Freight', 'zh-Hant': '成本加運費' }],
  ['CIF', '/industries/automotive', { en: 'Cost, Insurance and Freight', 'zh-Hant': '成本、保險費加運費' }],
  ['DAP', '/industries/automotive', { en: 'Delivered at Place', 'zh-Hant': '目的地交貨' }],
  ['DDP', '/industries/medical-ppe', { en: 'Delivered Duty Paid', 'zh-Hant': '完稅後交貨' }],
  ['AML', '/', { en: 'Anti-Money Laundering', 'zh-Hant': '打擊洗錢' }],
  ['KYC', '/about', { en: 'Know Your Customer', 'zh-Hant': '認識你的客戶' }],
  ['AQL', '/services/quality-assurance', { en: 'Acceptance Quality Limit', 'zh-Hant': '可接受品質水平' }],
  ['DUPRO', '/services/quality-assurance', { en: 'During-Production Inspection', 'zh-Hant': '生產期間檢驗' }],
  ['FCL', '/services/logistics-coordination', { en: 'Full Container Load', 'zh-Hant': '整櫃' }],
  ['LCL', '/services/logistics-coordination', { en: 'Less than Container Load', 'zh-Hant': '拼箱' }],
  ['HS', '/services/trade-advisory', { en: 'Harmonized System code', 'zh-Hant': '協調制度編號' }],
  ['L/C', '/services/trade-advisory', { en: 'Letter of Credit', 'zh-Hant': '信用證' }],
  ['T/T', '/services/trade-advisory', { en: 'Telegraphic Transfer', 'zh-Hant': '電匯' }],
];

/** What a page explains: each term with what its title says of it, line by line. */
const explainedOn = async (code: LanguageCode, path: string) =>
  (await page(code, path)).root
    .querySelectorAll('button[data-term]')
    .map((term) => ({ term: words(term), lines: term.getAttribute('title')!.split('\n') }));

describe.each(languageCodes)('15. Waiting and failing: tooltips, what they explain (%s)', (code) => {
  it.each(terms)('%s, on %s, by its name and what it means', async (term, path, names) => {
    const found = (await explainedOn(code, path)).filter((each) => each.term === term);
    expect(found.length, `section 15, ${path} (${code}): terms ${term}`).toBeGreaterThan(0);
    for (const { lines } of found) expect(lines).toEqual([names[code], expect.stringMatching(/.[.。]$/)]);
  });

  it('each by the same name on every page, and no other', async () => {
    const names = new Map(terms.map(([term, , named]) => [term, named[code]]));
    for (const path of [...(await reachable(code)), '/no-such-page']) {
      for (const { term, lines } of await explainedOn(code, path)) {
        expect(lines[0], `section 15, ${path} (${code}): name of ${term}`).toBe(names.get(term));
      }
    }
  });
});
