import type { SignWords } from '../pages.ts';
import type { CopyBundle } from './create-i18n.ts';
import type { Language } from './languages.ts';

/** The data of a page for the client, in a file beside its document. */
export interface PageData {
  /** The URL of the client it belongs to. Another one means that the site has been deployed in between. */
  client: string;
  /** A hash of all that the page is rendered from; the document must have the same one. */
  build: string;
  language: Language;
  languages: readonly Language[];
  /** All copy that the page shows, or can show. */
  copy: CopyBundle;
  /** The page's title in the next language. */
  sign: SignWords | undefined;
  /** The page's headings and leads whose lines break only between phrases: by text, the length of each phrase in UTF-16 code units. */
  phrases: Readonly<Record<string, readonly number[]>>;
  /** The URL of the page's drawings, and which they are. */
  drawings: { file: string; names: readonly string[] };
  /** The page's own tags of the head, as HTML. */
  head: string;
}

/** The URL of a page's data: `/about.json` for `/about`, `/index.json` for `/`. The path includes the language. */
export function dataAddress(path: string): string {
  return `${path === '/' ? '/index' : path}.json`;
}

/** The path of the page whose data are at the URL: the inverse of `dataAddress`. */
export function pathOfData(address: string): string {
  return address === '/index.json' ? '/' : address.slice(0, -'.json'.length);
}

/** The CSS selector of the tags that a page's `head` replaces. */
export const ownHeadTags =
  'title, meta[name=description], meta[name=theme-color], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** Fetches the data of a page. Rejects on a network error, a status that is not 2xx, or a body that is no JSON; what is in it is not checked. */
export async function fetchPageData(address: string): Promise<PageData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as PageData;
}
