import { languages as registry, type Language } from '../src/i18n/languages.ts';
import { pathIn } from '../src/i18n/path-in.ts';
import { pagePaths } from '../src/pages.ts';

/** The path of every page; that they are those of the route table is what tests/spec/2-screens/routes.test.ts says. */
export const paths = pagePaths;

/** The prefixes that every path stands behind, with what their pages say of themselves. */
export const languages = registry.map(({ code, tag, base, name }) => ({ hreflang: code, lang: tag, prefix: base, name }));

/** `/about` with a prefix is `/zh-hant/about`; `/` is `/zh-hant`. */
export const addressOf = (prefix: Language['base'], path: string) => pathIn({ base: prefix }, path);

/** The addresses of all pages, in every language. */
export const addresses = languages.flatMap(({ prefix }) => paths.map((path) => addressOf(prefix, path)));

/** An address without a page in each language. */
export const missingAddresses = languages.map(({ prefix }) => `${prefix}/nope`);
