import { expect, it } from 'vitest';
import { stylesIn, usedStylesOf } from '../../src/render/styles/used-styles.ts';

const css = 'a:lang(zh){top:1px}b:lang(zh-Hant-HK){top:2px}i:not(:lang(zh)){top:3px}u{top:4px}';

it.each([
  ['zh-Hant-HK', 'abu'],
  ['zh-Hans-CN', 'au'],
  ['zh', 'au'],
  ['en', 'iu'],
  ['zha', 'iu'],
])('A document in %s has the rules for its language, and for all languages that its tag begins with', (lang, kept) => {
  expect(
    stylesIn(css, lang)
      .match(/(?<=^|\})\w/g)
      ?.join(''),
  ).toBe(kept);
});

it('Of a rule with several selectors, a page keeps only those of elements that it has', async () => {
  const used = usedStylesOf('.row:has(.sign),.row{top:1px}.row:has(.sign){top:2px}');
  expect(await used('<p class="row">')).toBe('.row{top:1px}');
  const shown = usedStylesOf('.row:has([data-sign]){top:1px}');
  expect(await shown('<p class="row">')).toBe('');
  expect(await shown('<p class="row"><b data-sign>')).toBe('.row:has([data-sign]){top:1px}');
});
