import { describe, expect, it } from 'vitest';
import { languageCodes, page, words } from '../page';

const pages = [
  // path               title                sections
  ['/legal/privacy', 'Privacy Policy', 10],
  ['/legal/terms', 'Terms of Service', 13],
  ['/legal/cookies', 'Cookie Policy', 8],
] as const;

const updated = { en: 'Last Updated January 2025', 'zh-Hant': '最後更新日期：2025年1月' } as const;

const terms = [
  // of                  English                                                                   Chinese
  ['governing law', /governed by the laws of the Hong Kong (SAR|Special Administrative Region)/, /受香港特別行政區.*法律管限/],
  [
    'arbitration',
    /arbitration administered by the Hong Kong International Arbitration Centre \(HKIAC\)/,
    /香港國際仲裁中心（HKIAC）管理的機構仲裁/,
  ],
  ['HKIAC rules', /under the HKIAC Administered Arbitration Rules/, /《香港國際仲裁中心機構仲裁規則》/],
  ['place of arbitration', /Seat of arbitration: Hong Kong/, /仲裁地：香港/],
] as const;

describe.each(pages)('2. Screens and routes: Legal pages, %s', (path, title, count) => {
  it(`English: is titled ${title}`, async () => {
    expect((await page('en', path)).h1).toEqual([title]);
  });

  it.each(languageCodes)(`%s: has ${count} sections, numbered from 1, each with a heading of its own and text`, async (code) => {
    const { main } = await page(code, path);
    const where = `section 2, ${path} (${code})`;
    const sections = main.querySelectorAll('section');
    const headings = sections.map((section) => words(section.querySelector('h2')!));
    const numbers = headings.map((heading) => Number(/^\d+(?=\. )/.exec(heading)?.[0]));
    expect(numbers, `${where}: numbers of the sections: ${headings.join(' | ')}`).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(new Set(headings.map((heading) => heading.replace(/^\d+\. /, ''))).size, `${where}: different headings`).toBe(count);
    for (const [index, section] of sections.entries()) {
      expect(words(section.querySelector('p')!), `${where}: ${headings[index]}`).toMatch(/[.:。：]$/);
    }
  });

  it.each(languageCodes)('%s: lists the sections with links to them', async (code) => {
    const found = await page(code, path);
    const headings = found.main.querySelectorAll('section h2').map((heading) => ({ name: words(heading), href: `#${heading.id}` }));
    const contents = found.main.querySelector('nav:has(a[href^="#"])')!;
    expect(found.links(contents), `section 2, ${path} (${code}): contents`).toEqual(headings);
  });

  it.each(languageCodes)('%s: is marked with the month of its last update', async (code) => {
    const { main } = await page(code, path);
    const aboveSections = main.querySelectorAll('p').filter((paragraph) => !paragraph.closest('section'));
    expect(aboveSections.map(words), `section 2, ${path} (${code}): above the sections`).toContain(updated[code]);
  });
});

describe.each(languageCodes)('2. Screens and routes: Legal pages, terms (%s)', (code) => {
  it.each(terms)('settle the %s', async (of, en, zhHant) => {
    const text = words((await page(code, '/legal/terms')).main);
    expect(text, `section 2, /legal/terms (${code}): ${of}`).toMatch(code === 'en' ? en : zhHant);
  });
});
