import { languages, type Language } from '../i18n/languages.ts';
import type { SignWords } from '../pages.ts';
import { pageCopy } from './page-copy.ts';

/** The scripts that are also written vertically. */
const scriptsDownwards = new Set(['Hant', 'Hans', 'Jpan', 'Kore']);

/** The title in the next language of the list, of the page at a path without language; undefined if there is no other language. */
export function signOf(path: string, language: Language): SignWords | undefined {
  const at = languages.findIndex(({ code }) => code === language.code);
  const next: Language = languages[(at + 1) % languages.length]!;
  if (next.code === language.code) return undefined;
  const { script } = new Intl.Locale(next.tag).maximize();
  return { text: pageCopy(next.code, path).title, lang: next.tag, runs: scriptsDownwards.has(script!) ? 'down' : 'across' };
}
