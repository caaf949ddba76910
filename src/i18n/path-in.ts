import type { Language } from './languages';

/** `/about` in a language: `/about` or `/zh-hant/about`; its home is `/` or `/zh-hant`. */
export function pathIn(language: Language, path: string): string {
  return path === '/' ? language.base || '/' : language.base + path;
}
