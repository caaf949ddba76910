import { loadDefaultSimplifiedChineseParser, loadDefaultTraditionalChineseParser, type Parser } from 'budoux';
import type { Language } from '../i18n/languages.ts';
import { memoized } from './memoized.ts';

const loaders: Record<string, () => Parser> = {
  Hant: loadDefaultTraditionalChineseParser,
  Hans: loadDefaultSimplifiedChineseParser,
};

/** The parser of a script (ISO 15924), if there is one. */
const parserOf = memoized((script: string) => loaders[script]?.());

/**
 * No line breaks before these: closing punctuation, suffixes that a segmenter may take for words, “before”, “after” and “when” behind their
 * verb, and a single last character.
 */
const neverFirst =
  /^[\p{Po}\p{Pe}\p{Pf}的商證证表單单級级件品類类員员者們们性法開开鏈链所人地劑剂材項项台袍巾衣妥磚砖前]|^[後后](?![備备])|^[時时](?![間间區区])|^\p{sc=Han}$/u;

const lists = import.meta.glob<string>('/locales/_glossary/*', { eager: true, query: '?raw', import: 'default' });
const linesOf = (file: string) => (lists[`/locales/_glossary/${file}`] ?? '').split('\n');

/** What no line may break: the short terms of the language's glossary (its second column), and the words that are otherwise split. */
const wholeIn = memoized((code: string) => [
  ...linesOf(`${code}.tsv`)
    .flatMap((line) => line.split('\t')[1]?.split('／') ?? [])
    .filter((term) => /^\p{sc=Han}{2,4}$/u.test(term)),
  ...linesOf(`${code}.unbroken.txt`).filter(Boolean),
]);

/** A text of at most this length, in UTF-16 code units, gets no line breaks. */
const shortLength = 5;

/**
 * Splits a text into phrases, if its language puts no spaces between words; else returns it whole. A line may break where both BudouX and
 * `Intl.Segmenter` see the end of a word, as each alone splits some trade terms; but not within a term or word that stays whole, nor after a
 * single character or an opening bracket, nor before closing punctuation (CLReq, prohibition rules), nor within a number, nor between Han and a
 * letter or digit, where `<wbr>` would take away the browser's own space (`text-autospace`).
 */
export function phrasesOf(text: string, { code, tag }: Language): string[] {
  const parser = parserOf(new Intl.Locale(tag).maximize().script!);
  if (!parser || text.length <= shortLength) return [text];
  const words = Array.from(new Intl.Segmenter(tag, { granularity: 'word' }).segment(text), ({ segment }) => segment);
  const both = endsOf(parser.parse(text)).intersection(endsOf(words));
  const within = insidesOf(text, wholeIn(code));
  const ends: number[] = [];
  for (const end of both) {
    const isAlone = /^\p{sc=Han}$/u.test(text.slice(ends.at(-1) ?? 0, end));
    const isOpen = /[\p{Ps}\p{Pi}]/u.test(text.charAt(end - 1));
    const isSpaced = /\p{sc=Han}[\dA-Za-z]|[\dA-Za-z]\p{sc=Han}/u.test(text.slice(end - 1, end + 1));
    const isNumber = /-\d|\d-/.test(text.slice(end - 1, end + 1));
    if (end === text.length || !(isAlone || isOpen || isSpaced || isNumber || within.has(end) || neverFirst.test(text.slice(end))))
      ends.push(end);
  }
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

/** The end of each consecutive part, in UTF-16 code units. */
function endsOf(parts: readonly string[]): Set<number> {
  let end = 0;
  return new Set(parts.map((part) => (end += part.length)));
}

/** The offsets inside each occurrence of a word, in UTF-16 code units. */
function insidesOf(text: string, all: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const word of all)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      for (let inside = 1; inside < word.length; inside += 1) found.add(at + inside);
  return found;
}
