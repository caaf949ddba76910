export interface Language {
  /** The folder under `locales/` and the hreflang. */
  code: string;
  /** BCP 47, for `<html lang>`. */
  tag: string;
  /** Its URL prefix: '' or '/segment'. */
  base: '' | `/${string}`;
  /** Its name in its own language. */
  name: string;
}

/** A further language is one line here, and a folder under `locales/` named after its code. */
export const languages = [
  { code: 'en', tag: 'en', base: '', name: 'English' },
  { code: 'zh-Hant', tag: 'zh-Hant-HK', base: '/zh-hant', name: '繁體中文' },
] as const satisfies readonly [Language, ...Language[]];

/** The language of x-default, whose locale files give every key its type. */
export const sourceLanguage = languages[0];
