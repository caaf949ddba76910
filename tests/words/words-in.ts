import { company, type LanguageCode } from '../page.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';
import { zhHant } from './zh-Hant.ts';

/** The literals of every language. A language of the registry that is not here does not compile. */
export const wordsIn: Record<LanguageCode, Words> = { en, 'zh-Hant': zhHant };

/** A literal with the company file’s values in it, and the name of a page where it takes one. */
export function filled(code: LanguageCode, text: string, name = ''): string {
  return text.replace('{companyShort}', company.shortNames[code]).replace('{company}', company.names[code]).replace('{name}', name);
}

/** A range of days as a language writes it in a lead time: `15–45 days`, `15至45天`. */
export function daysIn(code: LanguageCode, from: number, to: number): string {
  return wordsIn[code]['9.lead-times.1'].replace('{from}', String(from)).replace('{to}', String(to));
}
