import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page';

const constants = [
  // item                                   path                       where           English                            Chinese
  ['Quote turnaround', '/', 'main', 'quote turnaround 24–48 h', '報價時間 24至48小時'],
  ['Quote turnaround', '/', '#why', '24–48 hours', '24至48小時'],
  ['Quote turnaround', '/', '#process', '24–48 hours', '24至48小時'],
  ['Response time on business days', '/contact', '#response', '24–48 hours on business days', '工作天24至48小時'],
  ['Business hours: Mon-Fri', '/contact', '#hours', 'Monday to Friday 9:00 AM–6:00 PM', '星期一至五 上午9時至下午6時'],
  ['Business hours: Sat', '/contact', '#hours', 'Saturday 9:00 AM–1:00 PM', '星期六 上午9時至下午1時'],
  ['Business hours: closed', '/contact', '#hours', 'Sunday and public holidays Closed', '星期日及公眾假期 休息'],
  ['Business hours: time zone', '/contact', '#hours', 'Hong Kong time (GMT+8)', '香港時間（GMT+8）'],
  ['Vendor shortlist', '/services/global-sourcing', 'main', '3–5 qualified vendors', '3至5家合資格供應商'],
  ['Global Reach: countries', '/geography', '#figures', 'Countries Served 80+', '服務國家及地區 80+'],
  ['Global Reach: continents', '/geography', '#figures', 'Continents 6', '大洲 6'],
  ['Global Reach: trade lanes', '/geography', '#figures', 'Trade Lanes 150+', '貿易航線 150+'],
  ['Global Reach: support', '/geography', '#figures', 'Support 24/7', '全天候支援 24/7'],
  ['Other country claim', '/', 'main', 'countries 50+', '國家及地區 50+'],
  ['Other country claim', '/', '#why', '50+ countries', '超過50個國家及地區'],
  ['Sectors', '/', 'main', 'sectors 13+', '行業 13+'],
  ['Sectors', '/', '#industries', '13+ sectors', '超過13個行業'],
  ['Company registration number', '/contact', '#office', 'Registration number 78731906', '註冊編號 78731906'],
  ['Company registration number', '/compliance', '#entity', 'Registration number 78731906', '註冊編號 78731906'],
  ['Company registration number', '/about', '#information', 'Registration number 78731906', '註冊編號 78731906'],
  ['Founded', '/about', '#information', 'Year of incorporation 2025', '成立年份 2025'],
  ['Founded', '/compliance', '#entity', 'registered in Hong Kong since 2025', '自2025年起在香港註冊'],
  ['Legal pages date', '/legal/privacy', 'main', 'Last Updated January 2025', '最後更新日期：2025年1月'],
  ['Legal pages date', '/legal/terms', 'main', 'Last Updated January 2025', '最後更新日期：2025年1月'],
  ['Legal pages date', '/legal/cookies', 'main', 'Last Updated January 2025', '最後更新日期：2025年1月'],
  ['Governing law', '/legal/terms', '#section-11', 'laws of the Hong Kong Special Administrative Region', '受香港特別行政區'],
  ['Arbitration', '/legal/terms', '#section-12', 'Hong Kong International Arbitration Centre (HKIAC)', '香港國際仲裁中心（HKIAC）'],
] as const;

/** What is displayed in a section, by its heading’s id, or in the page’s main part: every paragraph, list item and labelled field. */
async function linesOf(code: LanguageCode, path: string, where: string) {
  const found = await page(code, path);
  const element = where === 'main' ? found.main : found.part(where.slice(1));
  const fields = element.querySelectorAll('dl > div').map((field) => field.querySelectorAll('dt, dd').map(words).join(' '));
  return [...element.querySelectorAll('p, li').map(words), ...fields];
}

/** No digit may touch it: “3–5” is not in “13–5”, nor “6” in “60”. */
const alone = (text: string) => new RegExp(`(?<!\\d)${text.replace(/[+()/]/g, '\\$&')}(?!\\d)`);

describe.each(constants)('9. Business constants and limits: %s on %s (%s)', (item, path, where, en, zhHant) => {
  it.each(Object.entries({ en, 'zh-Hant': zhHant } satisfies Record<LanguageCode, string>))('%s: is “%s”', async (code, expected) => {
    const lines = await linesOf(code as LanguageCode, path, where);
    const numbers = lines.filter((line) => /\d/.test(line)).join(' | ');
    const found = lines.filter((line) => alone(expected).test(line));
    expect(found, `section 9, ${item}, ${path} (${code}): expected “${expected}”; shown: ${numbers.slice(0, 600)}`).not.toEqual([]);
  });
});

describe.each(languageCodes)('9. Business constants and limits: on every page (%s)', (code) => {
  const quoteHours = { en: '24–48 hours', 'zh-Hant': '24至48小時' } satisfies Record<LanguageCode, string>;

  it.each(['/', '/industries/marine-supplies', '/services', '/contact', '/legal/cookies', '/no-such-page'])(
    'the footer of %s has the registration number',
    async (path) => {
      expect(words((await page(code, path)).footer), `section 9, ${path} (${code}): footer`).toMatch(/(?<!\d)78731906(?!\d)/);
    },
  );

  it.each(['/industries/automotive', '/industries/light-heavy-machinery', '/services/trade-advisory'])(
    'the contact bar of %s has the quote turnaround',
    async (path) => {
      const bar = (await page(code, path)).main.querySelector('[data-contact-bar]')!;
      expect(words(bar), `section 9, ${path} (${code}): contact bar`).toContain(quoteHours[code]);
    },
  );

  it.each([
    // part          on Home   on its index   path
    ['industries', 6, 14, '/industries'],
    ['services', 6, 7, '/services'],
  ] as const)('Home previews %s: %i of %i', async (part, preview, all, path) => {
    const cards = (await page(code, '/')).part(part).querySelectorAll('li h3 a');
    expect(cards.length, `section 9, Home (${code}): cards of ${part}`).toBe(preview);
    const index = (await page(code, path)).main.querySelectorAll('li h3 a');
    expect(index.length, `section 9, ${path} (${code}): cards`).toBe(all);
  });

  it('notifications have one region, reached by Alt+T', async () => {
    const regions = (await page(code, '/')).root.querySelectorAll('section[aria-keyshortcuts]');
    expect(
      regions.map((region) => region.getAttribute('aria-keyshortcuts')),
      `section 9, Home (${code}): shortcut`,
    ).toEqual(['Alt+T']);
    const label = { en: 'Notifications', 'zh-Hant': '通知' } satisfies Record<LanguageCode, string>;
    expect(regions[0]!.getAttribute('aria-label'), `section 9, Home (${code}): name of the region`).toBe(label[code]);
  });
});
