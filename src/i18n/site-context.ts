import type { i18n } from 'i18next';
import type { Language } from './languages.ts';
import type { SignWords } from './page-data.ts';

export interface Wanted {
  /** For later: nobody waits for it. */
  preload: boolean;
  /** Aborted when the visitor has gone elsewhere meanwhile. */
  signal: AbortSignal;
}

/** What the routes are given: the language of this document, and the way to load a page's copy. */
export interface SiteContext {
  language: Language;
  /** Every language of the site, for the switch. */
  languages: readonly Language[];
  i18n: i18n;
  /** The address of this document, where it is the not-found page. */
  missing?: string;
  /** The address of the drawing of that name, once a page that has it is there. */
  drawing: (name: string) => string | undefined;
  /** The phrases of a heading or a lead: see `PhrasesContext`. */
  phrases: (text: string) => readonly string[];
  /** The title in the next language of the page at the path without its language. */
  sign: (path: string) => SignWords | undefined;
  /**
   * Makes sure that the page at this path is there, with all that it shows; the path is the whole one, with its language.
   * Nothing is loaded where the document was rendered with it. What cannot be loaded leads to the page's document, unless it
   * is only for later or nobody waits for it any more: then this rejects.
   */
  load: (path: string, wanted: Wanted) => Promise<void> | void;
}
