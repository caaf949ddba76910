import { hashOf } from './hashed-file.ts';
import known from './page-dates.json';

/** The date of the last change of each page's text, by path; `npm run fix` writes it. */
type PageDates = Record<string, { changed: string; words: string }>;

/** A page by its path, with the HTML of its document. */
interface DatedPage {
  address: string;
  html: string;
}

/**
 * A hash of a page's own text: title, description and the content of `main` (SHA-256, base64url, 12 characters). Markup, scripts and what
 * all pages share do not count.
 */
export function hashOfWords(html: string): string {
  const [title = '', description = '', main = ''] = [
    /<title>(.*?)<\/title>/s,
    /<meta name="description"[^>]* content="([^"]*)"/,
    /<main[^>]*>(.*)<\/main>/s,
  ].map((part) => part.exec(html)?.[1]);
  // Sufficient here, as React escapes `>` in attributes.
  const words = main.replace(/<(script|svg).*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n');
  const all = [title, description, ...words.split('\n')].map((part) => part.trim()).filter(Boolean);
  return hashOf(all.join('\n'), 12);
}

/** The date of a page as YYYY-MM-DD; undefined if its text has changed since. */
export function dateOf({ address, html }: DatedPage, dates: PageDates = known): string | undefined {
  const dated = dates[address];
  return dated?.words === hashOfWords(html) ? dated.changed : undefined;
}

/** The dates of these pages: as before if the text is the same, else `today` (YYYY-MM-DD). */
export function datesOf(pages: readonly DatedPage[], today: string, before: PageDates = known): PageDates {
  return Object.fromEntries(pages.map((page) => [page.address, { changed: dateOf(page, before) ?? today, words: hashOfWords(page.html) }]));
}
