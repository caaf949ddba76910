import { describe, expect, it } from 'vitest';
import { checkLanguages } from '../../tools/check/check-languages.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';

const french: Language = { code: 'fr', tag: 'fr', base: '/fr', name: 'Français' };

const refusals: [what: string, change: Partial<Language>, message: string][] = [
  ['a second one of the same code', { code: 'en' }, 'en.code: expected one that no language above has, found “en”'],
  ['a second one at the same addresses', { base: '/zh-hant' }, 'fr.base: expected one that no language above has, found “/zh-hant”'],
  ['one at the addresses of pages', { base: '/services' }, 'fr.base: expected one that no page or file begins with, found “/services”'],
  ['one at the addresses of other files', { base: '/cards' }, 'fr.base: expected one that no page or file begins with, found “/cards”'],
  ['one at two segments', { base: '/eu/fr' }, 'fr.base: expected nothing, or a slash and a segment in small letters, found “/eu/fr”'],
  ['one whose tag is none', { tag: 'french!' }, 'fr.tag: expected a tag of BCP 47, found “french!”'],
  ['one whose tag is written otherwise', { tag: 'FR_fr' }, 'fr.tag: expected a tag of BCP 47, found “FR_fr”'],
  ['one whose tag has its letters wrong', { tag: 'fr-fr' }, 'fr.tag: expected a tag of BCP 47, written as it asks, found “fr-fr”'],
];

describe('The build refuses a language', () => {
  it.each(refusals)('%s', (_, change, message) => {
    expect(checkLanguages([...languages, { ...french, ...change }])).toEqual([`src/i18n/languages.ts: ${message}`]);
  });

  it('and accepts one from left to right, and one from right to left', () => {
    const arabic: Language = { code: 'ar', tag: 'ar-AE', base: '/ar', name: 'العربية' };
    expect(checkLanguages([...languages, french, arabic])).toEqual([]);
  });
});
