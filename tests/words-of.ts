import { existsSync } from 'node:fs';
import type { Words } from './words/words.ts';

/** The literals of a language, by its code: one file each. Rejects where there is none, and names it. */
export async function wordsOf(code: string): Promise<Words> {
  const expected = `what the pages say in the language ${code} of src/i18n/languages.ts`;
  if (!existsSync(new URL(`words/${code}.ts`, import.meta.url)))
    throw new Error(`tests/words/${code}.ts: expected ${expected}, found no such file`);
  const { words } = (await import(`./words/${code}.ts`)) as { words: Words };
  return words;
}
