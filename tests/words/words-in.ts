import { company as facts } from '../../src/facts/company.ts';
import { company, languageCodes, type LanguageCode } from '../page.ts';
import { wordsOf } from '../words-of.ts';
import type { Words } from './words.ts';

const entries = await Promise.all(languageCodes.map(async (code) => [code, await wordsOf(code)] as const));

/** The literals of every language. */
export const wordsIn = Object.fromEntries(entries) as Record<LanguageCode, Words>;

/** Where the registered address is, in the language that it is in: the company file may have it only in English. */
export const placeIn = (code: LanguageCode) => wordsIn[facts.addresses[code] === undefined ? 'en' : code]['1.company.2'];

/** A literal with the company file’s values in it, and the name of a page where it takes one. */
export function filled(code: LanguageCode, text: string, name = ''): string {
  return text.replace('{companyShort}', company.shortNames[code]).replace('{company}', company.names[code]).replace('{name}', name);
}

/** A range of days as a language writes it in a lead time: `15–45 days`, `15至45天`. */
export function daysIn(code: LanguageCode, from: number, to: number): string {
  return wordsIn[code]['9.lead-times.1'].replace('{from}', String(from)).replace('{to}', String(to));
}

/** The name of a route from one port to another. */
export function routeIn(code: LanguageCode, from: string, to: string): string {
  return wordsIn[code].language.route.replace('{from}', from).replace('{to}', to);
}
