import { languages, type Language } from '../i18n/languages.ts';
import type { SignWords } from '../i18n/page-data.ts';
import { copyFileOf } from '../pages.ts';
import { copyOf } from './copy-of.ts';

/** The title in the next language of the list, of the page at a path without language; undefined if there is no other language. */
export function signOf(path: string, language: Language): SignWords | undefined {
  const at = languages.findIndex(({ code }) => code === language.code);
  const next: Language = languages[(at + 1) % languages.length]!;
  if (next.code === language.code) return undefined;
  const copy = copyOf(next.code) as Record<string, { title?: string; notFound?: { title: string } }>;
  const file = copyFileOf(path);
  const text = file ? copy[file]?.title : copy.live?.notFound?.title;
  return text === undefined ? undefined : { text, lang: next.tag };
}
