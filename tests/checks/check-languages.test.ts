import { describe, expect, it } from 'vitest';
import { checkLanguages } from '../../tools/check/check-languages.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';

/** A language that the site is not likely to have. */
const esperanto: Language = { code: 'eo', tag: 'eo', base: '/eo', name: 'Esperanto' };

const refusals: [what: string, change: Partial<Language>, message: string][] = [
  ['a second one of the same code', { code: 'en' }, 'en.code: expected one that no language above has, found “en”'],
  ['a second one at the same addresses', { base: '/zh-hant' }, 'eo.base: expected one that no language above has, found “/zh-hant”'],
  ['one at the addresses of pages', { base: '/services' }, 'eo.base: expected one that no page or file begins with, found “/services”'],
  ['one at the addresses of other files', { base: '/cards' }, 'eo.base: expected one that no page or file begins with, found “/cards”'],
  ['one at two segments', { base: '/eu/eo' }, 'eo.base: expected nothing, or a slash and a segment in small letters, found “/eu/eo”'],
  [
    'one whose code is no name of a folder',
    { code: '../eo' },
    '../eo.code: expected letters, digits and hyphens, as it names a folder, found “../eo”',
  ],
  ['a second one of the same tag', { tag: 'en' }, 'eo.tag: expected one that no language above has, found “en”'],
  ['one whose tag is no BCP 47 tag', { tag: 'esperanto!' }, 'eo.tag: expected a BCP 47 tag, found “esperanto!”'],
  ['one whose tag is written otherwise', { tag: 'EO_eo' }, 'eo.tag: expected a BCP 47 tag, found “EO_eo”'],
  ['one whose tag has its letters wrong', { tag: 'eo-eo' }, 'eo.tag: expected a BCP 47 tag in its usual form, “eo-EO”, found “eo-eo”'],
];

describe('The build refuses a language', () => {
  it.each(refusals)('%s', (_, change, message) => {
    expect(checkLanguages([...languages, { ...esperanto, ...change }])).toEqual([`src/i18n/languages.ts: ${message}`]);
  });

  it('the first one, where its base is not empty', () => {
    expect(checkLanguages([{ ...languages[0], base: '/en' }, languages[1]])).toEqual([
      'src/i18n/languages.ts: en.base: expected nothing, as the first language has the root, found “/en”',
    ]);
  });

  it('but accepts one that is written from left to right, and one from right to left', () => {
    const dhivehi: Language = { code: 'dv', tag: 'dv-MV', base: '/dv', name: 'ދިވެހި' };
    expect(checkLanguages([...languages, esperanto, dhivehi])).toEqual([]);
  });
});
