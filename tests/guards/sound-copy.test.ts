import { expect, it } from 'vitest';
import { checkCopy } from '../../tools/check/check-copy.ts';
import { languages, sourceLanguage } from '../../src/i18n/languages.ts';
import { factNames } from '../../src/i18n/variables.ts';
import { textsOf } from '../texts-of.ts';

const texts = import.meta.glob<string>(['/locales/*/**/*.json', '!/locales/_*/**', '!/locales/*/_*/**', '!/locales/**/_*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = new Map(Object.entries(texts).map(([path, text]) => [path.slice('/locales/'.length), text]));

it('The build accepts the copy: keys, lengths of lists, and placeholders', () => {
  const codes = languages.map(({ code }) => code);
  expect(files.size, 'locale files').toBeGreaterThan(60);
  expect(checkCopy(files, codes, factNames(sourceLanguage.code))).toEqual([]);
});

/**
 * Straight quotes and apostrophes, three full stops in place of an ellipsis, two signs or spaces in a row, a space before a sign, and a half-width
 * sign or a space beside a Chinese character.
 */
const careless = /["']| {2}|[，。；：、,;:]{2}| [,.;:!?，。；：]|\.\.\.|\p{Script=Han} ?[,;:!?]|[\p{Script=Han}，。] +\p{Script=Han}/u;

// Other languages have rules of their own: French puts a space before a colon.
it.each(['en', 'zh-Hant'])('Quotes, signs and spaces of the copy are typographic (%s)', (code) => {
  const found = [...textsOf(code)].filter(([, text]) => careless.test(text));
  expect(found.map(([place, text]) => `locales/${code}/${place}: “${text}”`)).toEqual([]);
});
