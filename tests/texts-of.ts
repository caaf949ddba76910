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
