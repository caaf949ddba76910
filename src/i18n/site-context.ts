import type { i18n } from 'i18next';
import type { Language } from './languages';

/** What the routes are given: the language of this document, and the way to bring a page's copy. */
export interface SiteContext {
  language: Language;
  languages: readonly Language[];
  i18n: i18n;
  /** The address of this document, where it is the not-found page. */
  missing?: string;
  /**
   * Makes sure that the copy of the page at this path is there, or that part of it which `part` brings; the path is
   * the whole one, with its language. Nothing is brought where the document has been drawn with it.
   */
  bring: (path: string, preload: boolean, part?: () => Promise<void>) => Promise<void> | void;
}
