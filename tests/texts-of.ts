import { leavesOf } from '../tools/check/compare-copy.ts';
import { readLocales } from '../tools/check/read-locales.ts';

/** The texts of a language by file and key: `home.json: why.title`. */
export const textsOf = (code: string): Map<string, string> =>
  new Map(
    Array.from(readLocales('.'))
      .filter(([path]) => path.startsWith(`${code}/`))
      .flatMap(([path, json]) =>
        leavesOf(JSON.parse(json)).map(([key, text]) => [`${path.slice(code.length + 1)}: ${key}`, String(text)] as const),
      ),
  );

/** Names of places, and numbers in words, which say nothing else: their files have no sentences. */
export const isNameOrNumber = (place: string): boolean => /^(places|numbers)\.json/.test(place);

/** A text without its placeholders, which stand for facts. */
export const withoutPlaceholders = (text: string): string => text.replace(/\{\{[^}]+\}\}/g, '');
