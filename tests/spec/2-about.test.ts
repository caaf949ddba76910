import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, words, type LanguageCode } from '../page';

const sections = [
  // id             heading                  cards
  ['story', 'Our Story', []],
  ['mission', 'Our Mission', []],
  ['vision', 'Our Vision', []],
  ['values', 'Our Core Values', ['Integrity', 'Excellence', 'Innovation']],
  ['team', 'Our Team', ['Leadership Team', 'Compliance Specialists', 'Supply Chain Experts', 'Regional Managers']],
  ['information', 'Company Information', []],
] as const;

const information = (code: LanguageCode) => [
  // label                       value
  ['Registered name', company.names[code]],
  ['Registration number', '78731906'],
  ['Year of incorporation', '2025'],
  ['Place of incorporation', { en: 'Hong Kong SAR', 'zh-Hant': '香港特別行政區' }[code]],
  ['Registered address', company.addresses[code]],
];

const said = [
  // section     English                                                     Chinese
  ['story', 'electronics', '電子產品'],
  ['story', 'consumer goods', '消費品'],
  ['story', 'industrial equipment', '工業設備'],
  ['story', 'healthcare', '醫療'],
  ['story', '20+ years of combined experience', '合共擁有超過20年經驗'],
  ['team', '20+ years of combined experience', '合共超過20年的經驗'],
  ['team', 'Asia Pacific, Europe, the Americas, and emerging markets', '亞太區、歐洲、美洲及新興市場'],
] as const;

describe('2. Screens and routes: About (/about)', () => {
  it('English: has these sections in order', async () => {
    expect((await page('en', '/about')).headings(2)).toEqual(sections.map(([, heading]) => heading));
  });

  it.each(sections)('English: %s, “%s”, has its cards in order', async (id, _heading, cards) => {
    const about = await page('en', '/about');
    expect(about.headings(3, about.part(id))).toEqual(cards);
  });

  it('English: labels the company information', async () => {
    const shown = (await page('en', '/about')).part('information').querySelectorAll('dl > div');
    expect(shown.map((field) => field.querySelectorAll('dt, dd').map(words))).toEqual(information('en'));
  });
});

describe.each(languageCodes)('2. Screens and routes: About (/about) (%s)', (code) => {
  const where = `section 2, /about (${code})`;

  it('has the sections in order, each with text or cards, and every card with a text', async () => {
    const about = await page(code, '/about');
    const ids = about.main.querySelectorAll('section').map((section) => section.getAttribute('aria-labelledby'));
    expect(ids, `${where}: sections by the id of their heading`).toEqual(sections.map(([id]) => id));
    expect(words(about.main.querySelector('h1 ~ p')!), `${where}: intro, in whole sentences`).toMatch(/[.。]$/);
    for (const [id, , cards] of sections) {
      const shown = about.part(id).querySelectorAll('h3');
      expect(shown.length, `${where}: cards of ${id}: ${shown.map(words).join(' | ')}`).toBe(cards.length);
      const texts = about
        .part(id)
        .querySelectorAll(cards.length ? 'h3 ~ p' : 'p, dd')
        .map(words);
      expect(texts.filter(Boolean).length, `${where}: texts of ${id}`).toBeGreaterThanOrEqual(cards.length || 1);
    }
  });

  it('gives the registered name and number, the year and place of incorporation, and the registered address', async () => {
    const values = (await page(code, '/about')).part('information').querySelectorAll('dd').map(words);
    expect(values, `${where}: company information`).toEqual(information(code).map(([, value]) => value));
  });

  it.each(said)('in %s speaks of “%s”', async (id, en, zhHant) => {
    const text = { en, 'zh-Hant': zhHant }[code];
    expect(words((await page(code, '/about')).part(id)), `${where}: #${id}`).toContain(text);
  });
});
