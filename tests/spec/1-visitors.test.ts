import { describe, expect, it } from 'vitest';
import { page, words, type LanguageCode } from '../page';

const visitors = [
  // who                                     path            English                                     Chinese
  ['businesses that trade across borders', '/about', 'for businesses that buy and sell across borders', '從事跨境買賣的企業'],
  ['business buyers', '/', 'for business buyers', '為企業買家'],
  ['suppliers', '/about', 'buyers and suppliers', '買家及供應商'],
  ['prospective partners', '/', 'partnership email', '合作查詢電郵'],
] as const;

describe.each(visitors)('1. What the product does and for whom: %s', (who, path, en, zhHant) => {
  it.each(Object.entries({ en, 'zh-Hant': zhHant } satisfies Record<LanguageCode, string>))(
    `%s: ${path} speaks to them: “%s”`,
    async (code, text) => {
      const { main } = await page(code as LanguageCode, path);
      expect(words(main), `section 1, ${who}, ${path} (${code})`).toContain(text);
    },
  );
});
