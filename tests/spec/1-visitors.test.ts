import { describe, expect, it } from 'vitest';
import { languageCodes, page, words } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

const visitors = [
  // who                                    path
  ['businesses that trade across borders', '/about', 'traders'],
  ['business buyers', '/', 'buyers'],
  ['suppliers', '/about', 'suppliers'],
  ['prospective partners', '/', 'partners'],
] as const;

describe.each(visitors)('1. What the product does and for whom: %s', (who, path, word) => {
  it.each(languageCodes)(`[1.product.2] %s: ${path} addresses them`, async (code) => {
    const { main } = await page(code, path);
    expect(words(main), `section 1, ${who}, ${path} (${code})`).toContain(wordsIn[code]['1.product.2'][word]);
  });
});
