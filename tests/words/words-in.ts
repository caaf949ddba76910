import { company, languageCodes, type LanguageCode } from '../page.ts';
import type { Words } from './words.ts';

const files = import.meta.glob<Words>(['./*.ts', '!./{ids,words,words-in}.ts'], { eager: true, import: 'words' });

/** The literals of a language, one file each. */
function wordsOf(code: LanguageCode): Words {
  const found = files[`./${code}.ts`];
  if (found) return found;
  throw new Error(`tests/words/${code}.ts: expected what the pages say in the language ${code} of src/i18n/languages.ts, found no file`);
}

export const wordsIn = Object.fromEntries(languageCodes.map((code) => [code, wordsOf(code)])) as Record<LanguageCode, Words>;

/** A literal with the company file’s values in it, and the name of a page where it takes one. */
export function filled(code: LanguageCode, text: string, name = ''): string {
  return text.replace('{companyShort}', company.shortNames[code]).replace('{company}', company.names[code]).replace('{name}', name);
}

/** A range of days as a language writes it in a lead time: `15–45 days`, `15至45天`. */
export function daysIn(code: LanguageCode, from: number, to: number): string {
  return wordsIn[code]['9.lead-times.1'].replace('{from}', String(from)).replace('{to}', String(to));
}
