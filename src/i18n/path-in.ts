import type { Language } from './languages.ts';

/** `/about` in a language: `/about` or `/zh-hant/about`; its home is `/` or `/zh-hant`. */
export function pathIn({ base }: Pick<Language, 'base'>, path: string): string {
  return path === '/' ? base || '/' : base + path;
}
