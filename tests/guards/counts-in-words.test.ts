import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { readLocales } from '../../tools/check/read-locales.ts';
import { languageCodes } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

const texts = Array.from(readLocales('.'))
  .map(([path, json]) => ({ path, code: path.split('/')[0]!, json }))
  // This file contains the words for numbers themselves.
  .filter(({ path }) => !/\/(numbers|places)\.json$/.test(path))
  .flatMap(({ path, code, json }) =>
    leavesOf(JSON.parse(json)).map(([key, text]) => ({ code, place: `locales/${path}: ${key}`, text: String(text) })),
  );

/** The text without its placeholders and without ordinary words. */
const bare = (text: string, ordinary: RegExp) => text.replace(/\{\{[^}]+\}\}/g, '').replace(ordinary, '');

describe.each(languageCodes.map((code) => [code, wordsIn[code].language.numbers] as const))(
  '12. Facts and copy: counts are named and not typed, in digits or words (%s)',
  (code, { counts, ordinary }) => {
    const own = texts.filter((text) => text.code === code);

    it('[12.facts.1] in no text', () => {
      expect(own.length, 'texts').toBeGreaterThan(1000);
      const typed = own.filter(({ text }) => counts.some((count) => count.test(bare(text, ordinary))));
      expect(
        typed.map(({ place, text }) => `${place}: “${text}”`),
        'counts to be named as {{hubCount, words}} and the like',
      ).toEqual([]);
    });

    it('and every exception is still needed', () => {
      const unused = ordinary.source
        .split('|')
        .filter((each) => !/[()[\]?]/.test(each) && !own.some(({ text }) => new RegExp(each, 'i').test(text)));
      expect(unused).toEqual([]);
    });
  },
);
