/** Attributes, events and storage keys that the document, the page script and the client share. It imports nothing. */

/** Attributes that the document shares with scripts and styles. The page script handles the first three. */
export const attributes = {
  /** A button: copies the text of the element with this id to the clipboard. */
  clipboard: (source: string, kind: ClipboardKind) => ({ 'data-clipboard': source, 'data-kind': kind, 'data-state': 'idle' }),
  /** A button: shows the hidden items of the list with this id. */
  showAll: (list: string) => ({ 'data-show-all': list }),
  /** A button: chooses light, dark or the system's scheme. */
  scheme: (scheme: Scheme) => ({ 'data-scheme': scheme }),
  /** An abbreviation with a tooltip. */
  term: () => ({ 'data-term': '' }),
  /** The status region that announces what Show all has shown of the list with this id. */
  shown: (list: string, announcement: string) => ({ id: shownId(list), 'data-announced': announcement }),
  /** The year of the build, which start.ts replaces by the current one. */
  year: () => ({ 'data-year': '' }),
  /** The not-found page: what start.ts logs before the path. */
  missing: (logged: string) => ({ 'data-missing': logged }),
  /** Hidden without script, because only a script can handle it. */
  scripted: () => ({ 'data-scripted': '' }),
  /** Hidden with script, which offers something better. */
  unscripted: () => ({ 'data-unscripted': '' }),
} as const;

/** The same as selectors, for the scripts that handle them. */
export const clipboardSelector = '[data-clipboard]';
export const showAllSelector = '[data-show-all]';
export const schemeSelector = '[data-scheme]';
export const termSelector = '[data-term]';
export const yearSelector = '[data-year]';
export const missingSelector = '[data-missing]';

/** Links that the page script marks for the speculation rules in the document; of these, the links that are fetched at once. */
export const aheadSelector = '[data-ahead]';
export const fetchedSelector = '[data-ahead~=fetch]';

/* The ids of the status regions that scripts write into. */

/** Of Show all, by the id of its list. */
export const shownId = (list: string) => `${list}-shown`;
/** Of a page that is loading. */
export const pendingId = 'pending';

/** The heading of the error screen: no other `h1` can have the focus. */
export const errorHeadingSelector = 'h1[tabindex]';

export const schemes = ['system', 'light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** What was copied; decides the text of the notification. */
export type ClipboardKind = 'checklist' | 'address' | 'template';

/** A message from the page script to the client, which may be loaded later. */
export type Told =
  | { what: 'copied'; kind: ClipboardKind }
  /** The browser refused the clipboard on the page with this title; the text is for the visitor to copy by hand. */
  | { what: 'refused'; text: string; title: string };

/* The events on the document between the page script and the client. */

/** From the page script: there are new messages in `told`. */
export const toldEvent = 'site:told';
/** From the client: its module is loaded and runs. */
export const loadedEvent = 'site:loaded';
/** From the client: React has hydrated the page. */
export const readyEvent = 'site:ready';
/** From the client: React has rendered a page. */
export const renderedEvent = 'site:rendered';

/** `window.site`, set by the page script. */
interface SiteState {
  /** Messages that the client has not read yet. */
  told: Told[];
  /** Whether React has hydrated the page. */
  ready: boolean;
  /** The element that had the focus before start.ts moved it to the notifications. */
  origin?: Element | null;
  /** Whether the router is loading a page that is not shown yet; `location` already has the URL of that page. */
  isTurning?: boolean;
}

declare global {
  interface Window {
    site: SiteState;
  }
}

/** The only Trusted Types policy that the CSP allows; with it the client writes a page's head. */
export const trustedPolicy = 'page-head';

/** The script element of start.ts. */
export const startSelector = 'script[data-client]';

export type StartScript = HTMLScriptElement & { dataset: StartData };

/** The data attributes of that script element. */
export interface StartData {
  /** The URL of the client. */
  client: string;
  /** The URL of the page's data. */
  data: string;
  /** A hash of all that the page is rendered from; the page's data must have the same one. */
  build: string;
  /** The URL of the style sheet with the rules that documents do not contain. */
  sheet: string;
  /** The URL of the style sheet for print. */
  print: string;
}

/* The keys of the visitor's choices in localStorage. */

/** The BCP 47 tag of the language chosen with the switch. */
export const storageLanguage = 'language';
/** Set once an offer was dismissed; no language is offered again. */
export const storageOffer = 'language-offer';
/** Light or dark, if chosen. */
export const storageScheme = 'color-scheme';

export type Choice = typeof storageLanguage | typeof storageOffer | typeof storageScheme;
