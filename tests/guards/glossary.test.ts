import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNameOrNumber, textsOf } from '../texts-of.ts';

const file = 'locales/_glossary/zh-Hant.tsv';
const [head, ...rows] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

/** A settled term with the forms that are refused because they would be a second word for the same thing. */
const terms = rows.map(([english = '', settled = '', refused = '', words = '']) => ({
  english,
  settled,
  refused: refused.split('|').filter(Boolean),
  words: words === '–' ? [] : words.split('|'),
}));

const texts = textsOf('zh-Hant');
const english = textsOf('en');

/** Whether one of the words begins in the text. */
const hasOne = (text: string, words: readonly string[]) => words.some((word) => new RegExp(`(?<![a-z])${word}`).test(text.toLowerCase()));

/** The text without settled terms: a refused form may be a part of one. */
const without = (settled: string, text: string) => text.replaceAll(settled, '');

describe('The glossary of Chinese terms', () => {
  it('names a term, its settled form and what is refused in every row', () => {
    expect(head).toEqual(['English', 'Chinese', 'Refused forms', 'English words', 'Note']);
    expect(rows.length).toBeGreaterThan(50);
    const incomplete = rows.filter((row) => row.length !== 5 || row.slice(0, 4).some((cell) => cell.trim() === '' || cell !== cell.trim()));
    expect(incomplete.map((row) => `${file}: ${row.join(' | ')}`)).toEqual([]);
  });

  it('settles each term once, and refuses no settled form', () => {
    const once = new Set(terms.map(({ english }) => english.toLowerCase()));
    expect(once.size).toBe(terms.length);
    const settledForms = new Set(terms.map(({ settled }) => settled));
    expect(
      terms.flatMap(({ english, refused }) => refused.filter((form) => settledForms.has(form)).map((form) => `${english}: ${form}`)),
    ).toEqual([]);
  });

  it('is followed by all Chinese copy', () => {
    expect(texts.size).toBeGreaterThan(1000);
    const found = terms.flatMap(({ settled, refused }) =>
      [...texts].flatMap(([place, text]) =>
        refused
          .filter((form) => without(settled, text).includes(form))
          .map((form) => `locales/zh-Hant/${place}: “${form}”, settled as “${settled}” in ${file}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('has each term only where the English has one of its words: elsewhere it would say another thing', () => {
    const held = terms.filter(({ words }) => words.length);
    expect(held.length).toBeGreaterThan(100);
    const strange = held.flatMap(({ settled, words }) =>
      [...texts]
        .filter(([place, text]) => !isNameOrNumber(place) && text.includes(settled))
        .filter(([place]) => !hasOne(english.get(place)!, words))
        .map(([place]) => `locales/zh-Hant/${place}: “${settled}”, but the English has none of ${words.join(', ')}`),
    );
    expect(strange).toEqual([]);
  });
});
