import { wordsOf } from '../tests/words-of.ts';
import type { BrowserWords, Words } from '../tests/words/words.ts';
import { languages } from './addresses.ts';

const entries = await Promise.all(languages.map(async ({ hreflang, lang }) => [lang, await wordsOf(hreflang)] as const));
const words = new Map<string, Words>(entries);

/** What the specification has displayed in a language, by the `lang` of its documents. */
export const literalsIn = (lang: string): Words => words.get(lang)!;

/** The part of it that only a browser shows. */
export const wordsIn = (lang: string): BrowserWords => literalsIn(lang).browser;

/** The checklist as it is copied, and as it stands in a letter: groups with an empty line between them. */
export function checklistIn(lang: string): string {
  const said = literalsIn(lang);
  const groups = [said['3.checklist.1'], said['3.checklist.2'], said['3.checklist.3'], said['3.checklist.4'], said['3.checklist.5']];
  return groups.map((lines) => lines.join('\n')).join('\n\n');
}

/** The title of a page that the journeys lead to, in a language. */
export function titleIn(lang: string, path: string): string {
  const { '2.industry.5': industries, '2.routes.4': services } = literalsIn(lang);
  const titles: Record<string, string> = { '/industries/automotive': industries.automotive, '/services': services };
  return titles[path]!;
}
