import { existsSync, readFileSync } from 'node:fs';
import { languages, sourceLanguage } from '../../src/i18n/languages.ts';
import type { LanguageCode } from '../page.ts';
import type { Held } from '../requirements.ts';
import type { Result } from './results.ts';
import { patternsOf, titlesIn, within } from './titles.ts';

export interface Verdict {
  word: 'passed' | 'failed' | 'partly run' | 'not run' | 'no test';
  passed: number;
  failed: number;
}

const lastOf = (title: string) => title.slice(title.lastIndexOf(within) + 1).trim();

/** What a title calls each language: its tag or its code. */
const called = new Map<string, LanguageCode>(languages.flatMap(({ code, tag }) => [tag, code].map((name) => [name, code] as const)));
const names = [...called.keys()].join('|');
const naming = [new RegExp(`\\((${names})[,) ]`), new RegExp(`(?:^|› )(${names}):? `)];

/** The language that a test's title names, by its code, in words or by an address; none where it is about all of them. */
export function languageOf(title: string): LanguageCode | undefined {
  const name = naming.map((pattern) => pattern.exec(title)?.[1]).find(Boolean);
  if (name) return called.get(name);
  if (/(?:^|› )English: /.test(title)) return 'en';
  const address = /^(?:› )?(\/\S*)/.exec(lastOf(title))?.[1];
  if (!address) return undefined;
  return (languages.find(({ base }) => base && new RegExp(`^${base}(?![\\w-])`).test(address)) ?? sourceLanguage).code;
}

const sources = new Map<string, string[]>();

function patternsOfHeld({ file, title, row }: Held): RegExp[] {
  const titles = sources.get(file) ?? (existsSync(file) ? titlesIn(readFileSync(file, 'utf8')) : []);
  sources.set(file, titles);
  return titles.filter((each) => each.includes(title)).flatMap((each) => patternsOf(each, row));
}

/** The results of the tests that a line of the map names. */
export function resultsOf(held: Held, results: readonly Result[]): Result[] {
  const patterns = patternsOfHeld(held);
  return results.filter(
    ({ file, title }) => file === held.file && (title === undefined || patterns.some((pattern) => pattern.test(title))),
  );
}

/** What the results of several tests say together; of a language, those that name it and those that name none. */
export function verdict(tests: readonly Result[][], language?: LanguageCode): Verdict {
  const all = [...new Set(tests.flat())];
  const named = ({ title }: Result) => (title === undefined ? undefined : languageOf(title));
  const about = all.filter((result) => !language || [language, undefined].includes(named(result)));
  const passed = about.filter(({ status }) => status === 'passed').length;
  const failed = about.filter(({ status }) => status === 'failed').length;
  const waiting = tests.some((results) => !results.some(({ status }) => status !== 'skipped'));
  if (failed) return { word: 'failed', passed, failed };
  if (passed) return { word: waiting ? 'partly run' : 'passed', passed, failed };
  return { word: waiting || about.length ? 'not run' : 'no test', passed, failed };
}
