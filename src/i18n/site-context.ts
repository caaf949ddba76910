import type { i18n } from 'i18next';
import type { Language } from './languages';

export interface Wanted {
  /** For later: nobody waits for it. */
  preload: boolean;
  /** Aborted when the visitor has gone elsewhere meanwhile. */
  signal: AbortSignal;
}

/** What the routes are given: the language of this document, and the way to bring a page's copy. */
export interface SiteContext {
  language: Language;
  /** Those that a page names: see `namedLanguages`. */
  languages: readonly Language[];
  i18n: i18n;
  /** The address of this document, where it is the not-found page. */
  missing?: string;
  /**
   * Makes sure that the copy of the page at this path is there, or that part of it which `part` brings; the path is
   * the whole one, with its language. Nothing is brought where the document has been drawn with it. What cannot be had
   * leads to the page's document, unless it is only for later or is not waited for any more: then this rejects.
   */
  bring: (path: string, wanted: Wanted, part?: () => Promise<void>) => Promise<void> | void;
}
