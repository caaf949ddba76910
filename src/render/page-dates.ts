import { createHash } from 'node:crypto';
import known from './page-dates.json';

/** When the words of each page last changed, by its address: `npm run fix` writes it. */
export type PageDates = Record<string, { changed: string; words: string }>;

/** A page by its address, as the HTML of its document. */
export interface DatedPage {
  address: string;
  html: string;
}

/**
 * A hash of what a page says: its title, its description and the words of its main part, in which the facts stand. Looks, scripts and what
 * all pages share are none of it.
 */
export function hashOfWords(html: string): string {
  const [title = '', description = '', main = ''] = [
    /<title>(.*?)<\/title>/s,
    /<meta name="description"[^>]* content="([^"]*)"/,
    /<main[^>]*>(.*)<\/main>/s,
  ].map((part) => part.exec(html)?.[1]);
  // React writes no `>` into an attribute.
  const words = main.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, '\n');
  const all = [title, description, ...words.split('\n')].map((part) => part.trim()).filter(Boolean);
  return createHash('sha256').update(all.join('\n')).digest('base64url').slice(0, 12);
}

/** The date of a page as YYYY-MM-DD, or undefined where its words are not those that were dated. */
export function dateOf({ address, html }: DatedPage, dates: PageDates = known): string | undefined {
  const dated = dates[address];
  return dated?.words === hashOfWords(html) ? dated.changed : undefined;
}

/** The dates of these pages: those of before where the words are the same, `today` where not. */
export function datesOf(pages: readonly DatedPage[], today: string, before: PageDates = known): PageDates {
  return Object.fromEntries(pages.map((page) => [page.address, { changed: dateOf(page, before) ?? today, words: hashOfWords(page.html) }]));
}
