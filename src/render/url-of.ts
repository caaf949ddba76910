import { company } from '../facts/company.ts';
import type { Language } from '../i18n/languages.ts';
import { pathIn } from '../i18n/path-in.ts';

/** The absolute URL of a path in a language: `https://www.example.com/zh-hant/about` for `/about`. */
export const urlOf = (language: Language, path: string) => company.site + pathIn(language, path);

/** The identifier of the company, in structured data and on its contact card. */
export const organizationId = `${company.site}/#organization`;

/** The URL of the company's logo, in structured data and on its contact card. */
export const logoUrl = `${company.site}/icon-512.png`;
