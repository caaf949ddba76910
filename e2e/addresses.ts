import { languages as registry, type Language } from '../src/i18n/languages.ts';
import { pathIn } from '../src/i18n/path-in.ts';
import { pagePaths } from '../src/pages.ts';

/** The path of every page; tests/spec/2-screens/routes.test.ts says that these are the paths of the route table. */
export const paths = pagePaths;

/** Each language: its code (`hreflang`), its BCP 47 tag (`lang`), the prefix of its addresses, and its name. */
export const languages = registry.map(({ code, tag, base, name }) => ({ hreflang: code, lang: tag, prefix: base, name }));

/** `/about` with a prefix is `/zh-hant/about`; `/` is `/zh-hant`. */
export const addressOf = (prefix: Language['base'], path: string) => pathIn({ base: prefix }, path);

/** The addresses of all pages, in every language. */
export const addresses = languages.flatMap(({ prefix }) => paths.map((path) => addressOf(prefix, path)));

/** An address without a page in each language. */
export const missingAddresses = languages.map(({ prefix }) => `${prefix}/nope`);
