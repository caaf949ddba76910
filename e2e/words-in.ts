import { wordsOf } from '../tests/words-of.ts';
import type { BrowserWords } from '../tests/words/words.ts';
import { languages } from './addresses.ts';

const entries = await Promise.all(languages.map(async ({ hreflang, lang }) => [lang as string, await wordsOf(hreflang)] as const));
const words = new Map(entries);

/** What the pages in a language say, by the `lang` of their documents. */
export const wordsIn = (lang: string): BrowserWords => words.get(lang)!.browser;
