import { describe, expect, it } from 'vitest';
import { languageCodes } from '../page.ts';
import { isNameOrNumber, textsOf, withoutPlaceholders } from '../texts-of.ts';
import { wordsIn } from '../words/words-in.ts';

/** The text without its placeholders and without ordinary words. */
const bare = (text: string, ordinary: RegExp) => withoutPlaceholders(text).replace(ordinary, '');

describe.each(languageCodes.map((code) => [code, wordsIn[code].language.numbers] as const))(
  '12. Facts and copy: counts are named and not typed, in digits or words (%s)',
  (code, { counts, ordinary, planted }) => {
    const own = [...textsOf(code)].filter(([place]) => !isNameOrNumber(place));
    const hasCount = (text: string) => counts.some((count) => count.test(bare(text, ordinary)));

    it('[12.facts.1] no text has a typed count', () => {
      expect(own.length, 'texts').toBeGreaterThan(1000);
      const typed = own.filter(([, text]) => hasCount(text));
      expect(
        typed.map(([place, text]) => `locales/${code}/${place}: “${text}”`),
        'counts to be named as {{hubCount, words}} and the like',
      ).toEqual([]);
    });

    it('a typed count is found', () => {
      expect(planted.length).toBeGreaterThan(0);
      expect(planted.filter((text) => !hasCount(text))).toEqual([]);
    });

    it('every exception is still needed', () => {
      const unused = ordinary.source
        .split('|')
        .filter((each) => !/[()[\]?]/.test(each) && !own.some(([, text]) => new RegExp(each, 'i').test(text)));
      expect(unused).toEqual([]);
    });
  },
);
