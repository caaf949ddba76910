import { describe, expect, it } from 'vitest';
import { languageCodes, type LanguageCode } from '../page.ts';
import { isNameOrNumber, textsOf, withoutPlaceholders } from '../texts-of.ts';
import { wordsIn } from '../words/words-in.ts';
import { opposites } from '../words/words.ts';
import { differences } from '../words/meaning-differs.ts';

const exceptionsFile = 'tests/words/meaning-differs.ts';

const meaningIn = (code: LanguageCode) => wordsIn[code].language.meaning;

/** For each pair of opposites: those of the two that the text names. */
const oppositesIn = (code: LanguageCode, text: string) =>
  opposites.map((two) => two.filter((one) => meaningIn(code).opposites[one].test(withoutPlaceholders(text))));

/** The pairs of opposites of which the English names one and the text the other. */
function crossedIn(code: LanguageCode, english: string, text: string): string[] {
  const own = oppositesIn(code, text);
  return oppositesIn('en', english).flatMap((inEnglish, index) => {
    const inOwn = own[index]!;
    const crossed = inEnglish.length === 1 && inOwn.length === 1 && inEnglish[0] !== inOwn[0];
    return crossed ? [`expected “${inEnglish[0]}”, found only “${inOwn[0]}”`] : [];
  });
}

/** Each mention of the buyer and of the seller, in the order of the text. */
function rolesIn(code: LanguageCode, text: string): string {
  const { buyer, seller } = meaningIn(code).opposites;
  const roles = new RegExp(`(?<buyer>${buyer.source})|(?<seller>${seller.source})`, 'gi');
  return Array.from(withoutPlaceholders(text).matchAll(roles), ({ groups }) => (groups!.buyer === undefined ? 'seller' : 'buyer')).join(
    ' ',
  );
}

const negationsIn = (code: LanguageCode, text: string): string[] => withoutPlaceholders(text).match(meaningIn(code).negation) ?? [];

/** A placeholder is the number that it stands for. */
const number = String.raw`((?<![\d.,])\d(?:[\d,.]*\d)?|\{\{[^}]+\}\})`;

/** Each number of the text that has a unit, with it: `24 hours`. Both numbers of a range have its unit. */
function unitsIn(code: LanguageCode, text: string): string {
  const [, to] = /\{from\}(.+)\{to\}/.exec(wordsIn[code]['9.lead-times.1'])!;
  return Object.entries(meaningIn(code).units)
    .flatMap(([unit, form]) => {
      const pattern = new RegExp(form.replace('{number}', String.raw`(?:${number}${to})?${number}\+?`) + '(?![a-z])', 'g');
      return Array.from(text.matchAll(pattern)).flatMap(([, from, count]) =>
        [from, count].filter(Boolean).map((each) => `${each} ${unit}`),
      );
    })
    .sort()
    .join(', ');
}

describe.each(languageCodes.filter((code) => code !== 'en'))(
  'Each text of %s says what the English says, except where tests/words/meaning-differs.ts says why',
  (code) => {
    const own = textsOf(code);
    const pairs = Array.from(textsOf('en'))
      .filter(([place]) => !isNameOrNumber(place))
      .map(([place, english]) => [place, english, own.get(place)!] as const);
    const known = differences[code] ?? { opposites: {}, roles: {}, negations: {} };
    const message = (place: string, what: string, english: string, text: string) =>
      `locales/${code}/${place}: ${what}\n  English: “${english}”\n  ${code}: “${text}”`;

    it('names the same one of two opposites', () => {
      const wrong = pairs
        .filter(([place]) => !Object.hasOwn(known.opposites, place))
        .flatMap(([place, english, text]) => crossedIn(code, english, text).map((what) => message(place, what, english, text)));
      expect(pairs.length, 'texts').toBeGreaterThan(1000);
      expect(wrong).toEqual([]);
    });

    it('names buyer and seller in the same order where the English names a seller', () => {
      const wrong = pairs.flatMap(([place, english, text]) => {
        const inEnglish = rolesIn('en', english);
        const [expected, found] = [known.roles[place]?.[0] ?? inEnglish, rolesIn(code, text)];
        if (!inEnglish.includes('seller') || expected === found) return [];
        return [message(place, `expected in this order: ${expected}, found: ${found}`, english, text)];
      });
      expect(wrong).toEqual([]);
    });

    it('denies as often', () => {
      const wrong = pairs.flatMap(([place, english, text]) => {
        const [inEnglish, found] = [negationsIn('en', english), negationsIn(code, text)];
        const expected = inEnglish.length + (known.negations[place] ?? 0);
        if (found.length === expected) return [];
        const what = `expected ${expected} negations (English has ${inEnglish.join(', ') || 'none'}), found ${found.join(', ') || 'none'}`;
        return [message(place, what, english, text)];
      });
      expect(wrong).toEqual([]);
    });

    it('has the same units beside the same numbers', () => {
      const wrong = pairs.flatMap(([place, english, text]) => {
        const [expected, found] = [unitsIn('en', english), unitsIn(code, text)];
        return expected === found ? [] : [message(place, `expected ${expected || 'no unit'}, found ${found || 'none'}`, english, text)];
      });
      expect(wrong).toEqual([]);
    });

    it('needs every exception', () => {
      const at = new Map(pairs.map(([place, ...texts]) => [place, texts]));
      const needed = (place: string, isNeeded: (english: string, text: string) => boolean) => at.has(place) && isNeeded(...at.get(place)!);
      const vain = [
        ...Object.keys(known.opposites).filter((place) => !needed(place, (english, text) => crossedIn(code, english, text).length > 0)),
        ...Object.entries(known.roles)
          .filter(([place, [order]]) => !needed(place, (english) => rolesIn('en', english) !== order))
          .map(([place]) => place),
        ...Object.entries(known.negations)
          .filter(([place, more]) => !needed(place, () => more !== 0))
          .map(([place]) => place),
      ];
      expect(vain.map((place) => `${place}: no longer an exception: remove it from ${exceptionsFile}`)).toEqual([]);
    });
  },
);
