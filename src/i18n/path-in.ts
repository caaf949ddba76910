import type { Language } from './languages.ts';

/** Adds the prefix of a language to a path: `/about` becomes `/about` or `/zh-hant/about`, `/` becomes `/` or `/zh-hant`. */
export function pathIn({ base }: Pick<Language, 'base'>, path: string): string {
  return path === '/' ? base || '/' : base + path;
}
