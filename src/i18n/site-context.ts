import type { i18n } from 'i18next';
import type { SignWords } from '../pages.ts';
import type { Language } from './languages.ts';

interface LoadOptions {
  /** Whether it is only a preload, which no navigation waits for. */
  preload: boolean;
  /** Aborted when another navigation has begun. */
  signal: AbortSignal;
}

/** The router's context: the language of the document, and how to load a page. */
export interface SiteContext {
  language: Language;
  /** Every language of the site, for the switch. */
  languages: readonly Language[];
  i18n: i18n;
  /** The path of the document, if it is the not-found page. */
  missing?: string;
  /** The URL of a drawing by name, once a page with it is loaded. */
  drawing: (name: string) => string | undefined;
  /** The phrases of a heading or a lead: see `PhrasesContext`. */
  phrases: (text: string) => readonly string[];
  /** The title in the next language, of the page at a path without language. */
  sign: (path: string) => SignWords | undefined;
  /**
   * Loads the page at the path (with language), unless the document contains it. If that fails, the browser loads the page's document; only
   * for a preload or an aborted navigation this rejects.
   */
  load: (path: string, options: LoadOptions) => Promise<void> | void;
}
