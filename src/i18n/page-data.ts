import type { CopyBundle } from './create-i18n';
import type { Language } from './languages';

/** What a page shows besides its markup: written beside its document, and read by the script alone. */
export interface PageData {
  /** The address of the script that it belongs to: another one means that there has been a deploy in between. */
  build: string;
  language: Language;
  languages: readonly Language[];
  /** Every word the page shows, or can show. */
  copy: CopyBundle;
  /** The tags of the document's head that are the page's own, as HTML. */
  head: string;
}

/** The address of a page's data: `/about.json` for `/about`, `/index.json` for `/`; the path is the whole one, with its language. */
export function dataAddress(path: string): string {
  return `${path === '/' ? '/index' : path}.json`;
}

/** The path of the page whose data is at the address: `dataAddress` the other way round. */
export function pathOfData(address: string): string {
  return address === '/index.json' ? '/' : address.slice(0, -'.json'.length);
}

/** The selector of the tags that a page's `head` replaces. */
export const ownHeadTags = 'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]';

/** Fetches a page's data; an address that has none gets the not-found page's, at `missing`. Rejects where there is neither. */
export async function fetchPageData(address: string, missing?: string): Promise<PageData> {
  const response = await fetch(address);
  if (response.status === 404 && missing) return fetchPageData(missing);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as PageData;
}
