/**
 * What the document, the page script in it and the client share: attributes, events and storage keys. A leaf: it imports nothing.
 */

/** Attributes of the markup that the page script answers, each as a function that gives it its value. */
export const mark = {
  /** A button: copies the text of the element with this id to the clipboard. */
  clipboard: (source: string, kind: CopiedKind) => ({ 'data-clipboard': source, 'data-copied': kind, 'data-state': 'idle' }),
  /** A button: shows the hidden items of the list with this id. */
  showAll: (list: string) => ({ 'data-show-all': list }),
  /** A button: chooses light, dark, or what the system says. */
  scheme: (scheme: Scheme) => ({ 'data-scheme': scheme }),
  /** An abbreviation that says what it means. */
  term: () => ({ 'data-term': '' }),
  /** Hidden where no script runs, as only a script can answer it. */
  scripted: () => ({ 'data-scripted': '' }),
  /** Hidden where a script runs, which offers something better. */
  unscripted: () => ({ 'data-unscripted': '' }),
} as const;

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** What was copied, which decides the words of the notification. */
export type CopiedKind = 'checklist' | 'address' | 'template';

/** What the page script tells the client, which may come later. */
export type Told =
  | { what: 'copied'; kind: CopiedKind }
  /** The browser refused the clipboard on the page at this path; the text is for the visitor to copy by hand. */
  | { what: 'refused'; text: string; path: string };

export const events = {
  /** From the page script: there is something new in `told`. */
  told: 'site:told',
  /** From the client: its file has come, and runs. */
  loaded: 'site:loaded',
  /** From the client: React has hydrated the page. */
  ready: 'site:ready',
  /** From the client: React has drawn the page, or another one. */
  rendered: 'site:rendered',
} as const;

/** On `window`, from the page script. */
export interface SiteState {
  /** What the client has not taken yet. */
  told: Told[];
  /** Whether React has hydrated the page. */
  ready: boolean;
}

declare global {
  interface Window {
    site: SiteState;
  }
}

/** The name of the Trusted Types policy by which the client writes a page's head; the content security policy allows no other. */
export const trustedPolicy = 'page-head';

/** The element of the script that starts the client, and what the document says in it. */
export const startSelector = 'script[data-main]';

export interface StartData {
  /** The address of the client. */
  main: string;
  /** The addresses of what the client cannot start without, with spaces between. */
  parts: string;
  /** The address of the page's data. */
  words: string;
  /** A hash of the client's address and the page's words, which the page's data must equal. */
  build: string;
  /** The address of the style sheet for what only the client shows. */
  sheet: string;
  /** The address of the style sheet for print. */
  print: string;
}

/** What the visitor has chosen, in localStorage. */
export const choices = {
  /** The language chosen with the switch, by its tag. */
  storageLanguage: 'language',
  /** That the offer of that language was dismissed. */
  storageOffer: 'language-offer',
  /** Light or dark, if chosen. */
  storageScheme: 'color-scheme',
} as const;

export type Choice = (typeof choices)[keyof typeof choices];

/** Every key the site may write in the visitor's browser. The Cookie Policy names each one. */
export const storage = {
  ...choices,
  /** sessionStorage: scroll positions, written by TanStack Router. */
  storageScroll: 'tsr-scroll-restoration-v1_3',
} as const;
