import { languages, sourceLanguage, type Language } from '../i18n/languages.ts';
import type { SignWords } from '../pages.ts';
import { pageCopy } from './page-copy.ts';

/** The scripts that are also written vertically. */
const scriptsDownwards = new Set(['Hant', 'Hans', 'Jpan', 'Kore']);

/**
 * The title of the page at a path without language: in the source language or, for a page in the source language, in the first other
 * language; undefined if there is none. Adding a language therefore changes no sign.
 */
export function signOf(path: string, language: Language): SignWords | undefined {
  const other: Language | undefined = [sourceLanguage, ...languages].find(({ code }) => code !== language.code);
  if (!other) return undefined;
  const { script } = new Intl.Locale(other.tag).maximize();
  return { text: pageCopy(other.code, path).title, lang: other.tag, runs: scriptsDownwards.has(script!) ? 'down' : 'across' };
}
