import type { Words } from './words/words.ts';

/** The literals of a language, by its code: one file each. Rejects where there is none, and names it. */
export async function wordsOf(code: string): Promise<Words> {
  try {
    const { words } = (await import(`./words/${code}.ts`)) as { words: Words };
    return words;
  } catch (cause) {
    const expected = `what the pages say in the language ${code} of src/i18n/languages.ts`;
    throw new Error(`tests/words/${code}.ts: expected ${expected}, found no such file`, { cause });
  }
}
