import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/languages.ts';
import { placeholder } from '../../src/i18n/placeholder.ts';
import { leavesOf } from '../check/compare-copy.ts';
import { copyFiles } from '../check/copy-files.ts';

/**
 * How a translation stands to its English: there is none, it is the English itself, the English has changed since (or nobody said from
 * which it was translated), or it is of the English as it is.
 */
export type State = 'missing' | 'equal' | 'stale' | 'current';

/** One string of the copy in a language, beside the English that it says. */
export interface Unit {
  /** The file in the language's folder, without its ending. */
  file: string;
  key: string;
  source: string;
  target: string | undefined;
  /** The hash of the English that it was translated from, where somebody said so. */
  from: string | undefined;
  state: State;
}

/** By file and key: the hash of the English that each string was translated from. */
export type TranslatedFrom = Record<string, Record<string, string>>;

export const translatedFromFile = (root: string, code: string) => join(root, 'locales', code, '_translated-from.json');

/** Eight letters that stand for an English text (the beginning of its SHA-256, base64url). */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** What a machine may take over: placeholders, codes and addresses are the same in every language. */
const hasWords = (text: string) => /\p{Ll}{3}/u.test(text.replace(placeholder, '').replace(/\S+@\S+|https?:\S+/g, ''));

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

export const readCopy = (root: string, code: string, file: string) => readJson(join(root, 'locales', code, `${file}.json`));

/** Every string of the English copy in the project at `root`, with its translation into the language of that code. */
export function unitsOf(root: string, code: string): Unit[] {
  const translated = readJson(translatedFromFile(root, code)) as TranslatedFrom;
  return copyFiles.flatMap((file) => {
    const targets = new Map(leavesOf(readCopy(root, code, file)));
    return leavesOf(readCopy(root, sourceLanguage.code, file)).map(([key, value]): Unit => {
      const source = String(value);
      const target = targets.get(key) as string | undefined;
      const from = translated[file]?.[key];
      return { file, key, source, target, from, state: stateOf(source, target, from) };
    });
  });
}

function stateOf(source: string, target: string | undefined, from: string | undefined): State {
  if (target === undefined) return 'missing';
  if (target === source && hasWords(source)) return 'equal';
  return from === hashOf(source) ? 'current' : 'stale';
}

/** What is to be written of these strings in `_translated-from.json`. */
export function translatedFrom(units: readonly Pick<Unit, 'file' | 'key' | 'from'>[]): TranslatedFrom {
  const known: TranslatedFrom = {};
  for (const { file, key, from } of units) if (from) (known[file] ??= {})[key] = from;
  return known;
}

/** JSON as the formatter leaves it, where no list and no text is in it. */
export const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
