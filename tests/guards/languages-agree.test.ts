import { describe, expect, it } from 'vitest';
import { languageCodes } from '../page.ts';
import { isNameOrNumber, textsOf, withoutPlaceholders } from '../texts-of.ts';
import { wordsIn } from '../words/words-in.ts';

const english = textsOf('en');

/** Numbers that only one language writes: the minutes of a full hour; “sixteen”. */
const ofOne = /^contact\.json: live\.time|^industries\/industrial-chemicals\.json: documents\.0\.why/;

const numbersIn = (text: string) => (withoutPlaceholders(text).match(/\d(?:[\d,.]*\d)?/g) ?? []).sort();

const incotermsIn = (text: string) => [...new Set(text.match(/(?<![A-Z])(?:EXW|FCA|FOB|CFR|CIF|DAP|DDP)(?![A-Z])/g))].sort();

/** Facts that copy may name any number of times. */
const placeholdersIn = (text: string) => [...new Set(Array.from(text.matchAll(/\{\{([\w.]+)/g), ([, name]) => name!))].sort();

const termsIn = languageCodes.flatMap((code) => {
  const { terms } = wordsIn[code].language;
  return terms ? [[code, terms] as const] : [];
});

describe.each(termsIn)('Both languages contain the same facts and terms (%s)', (code, ofLanguage) => {
  const own = textsOf(code);

  it.each([
    ['the same numbers', numbersIn],
    ['the same Incoterms', incotermsIn],
    ['the same facts', placeholdersIn],
  ])('%s in each text', (_, in_) => {
    expect(own.size, 'texts').toBeGreaterThan(1000);
    const differing = [...english]
      .filter(([place, text]) => !ofOne.test(place) && in_(text).join() !== in_(own.get(place)!).join())
      .map(([place, text]) => `${place}: ${in_(text).join(' ')} in English, ${in_(own.get(place)!).join(' ')} in ${code}`);
    expect(differing).toEqual([]);
  });

  it.each(Object.entries(ofLanguage))('has “%s” wherever the English text has it', (term, forms) => {
    const pattern = new RegExp(`(?<![a-z-])${RegExp.escape(term)}(?:s|es)?(?![a-z-])`, 'i');
    const having = [...english].filter(([place, text]) => !isNameOrNumber(place) && pattern.test(text));
    expect(having.length, `texts that have “${term}”`).toBeGreaterThan(0);
    const without = having.filter(([place]) => !forms.some((form) => own.get(place)!.includes(form)));
    expect(without.map(([place]) => `${code}/${place}: “${own.get(place)}” has none of ${forms.join('、')}`)).toEqual([]);
  });
});
