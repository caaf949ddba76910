import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languages, sourceLanguage } from '../../src/i18n/languages.ts';
import { placeholder } from '../../src/i18n/placeholder.ts';
import { hashOf } from '../../src/render/hashed-file.ts';
import { leavesOf } from '../check/compare-copy.ts';
import { copyFiles } from '../check/copy-files.ts';
import { parseJson, refuse, schemaFaults } from '../check/fault.ts';

/**
 * `missing`: there is no translation. `equal`: it is the English text. `stale`: the English has changed since, or its former text is
 * unknown. `current`: translated from the current English.
 */
export type State = 'missing' | 'equal' | 'stale' | 'current';

/** One string of a translation, with its English source. */
export interface Unit {
  /** The file in the language's folder, without extension. */
  file: string;
  key: string;
  source: string;
  target: string | undefined;
  /** The hash of the English text that it was translated from, if known. */
  from: string | undefined;
  state: State;
}

/** The hash of the English text that each string was translated from, by file and key. */
const translatedFromSchema = z.record(z.string(), z.record(z.string(), z.string('a hash'), 'a group of keys'), 'a group of files');
type TranslatedFrom = z.infer<typeof translatedFromSchema>;

/** The codes of all languages but the source. */
export const translations: readonly string[] = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage.code);

export const translatedFromFile = (code: string) => join('locales', code, '_translated-from.json');

/** Whether a text has words to translate, besides placeholders, codes and addresses. */
const hasWords = (text: string) => /\p{Ll}{3}/u.test(text.replace(placeholder, '').replace(/\S+@\S+|https?:\S+/g, ''));

function readJson(root: string, file: string): unknown {
  if (!existsSync(join(root, file))) return {};
  const { value, faults } = parseJson(file, readFileSync(join(root, file), 'utf8'));
  refuse(faults);
  return value;
}

export function readTranslatedFrom(root: string, code: string): TranslatedFrom {
  const file = translatedFromFile(code);
  const value = readJson(root, file);
  refuse(schemaFaults(file, value, translatedFromSchema, () => 'no such key'));
  return value as TranslatedFrom;
}

export const readCopy = (root: string, code: string, file: string) => readJson(root, join('locales', code, `${file}.json`));

/** Every string of the English copy in the project at `root`, with its translation into the language of the code. */
export function unitsOf(root: string, code: string): Unit[] {
  const translated = readTranslatedFrom(root, code);
  return copyFiles.flatMap((file) => {
    const targets = new Map(leavesOf(readCopy(root, code, file)));
    return leavesOf(readCopy(root, sourceLanguage.code, file)).map(([key, value]): Unit => {
      const source = String(value);
      // An import writes null in a list for what is missing.
      const target = (targets.get(key) ?? undefined) as string | undefined;
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

/** The content of `_translated-from.json` for these strings. */
export function translatedFrom(units: readonly Pick<Unit, 'file' | 'key' | 'from'>[]): TranslatedFrom {
  const known: TranslatedFrom = {};
  for (const { file, key, from } of units) if (from) (known[file] ??= {})[key] = from;
  return known;
}

/** The name of a string, as commands print and take it: `about:mission.text`. */
export const nameOf = ({ file, key }: Pick<Unit, 'file' | 'key'>) => `${file}:${key}`;

/** JSON with an indent of two spaces, as the formatter writes objects. */
export const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
