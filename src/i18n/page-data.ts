import type { CopyBundle } from './create-i18n.ts';
import type { Language } from './languages.ts';

/** A title in another language. */
export interface SignWords {
  text: string;
  /** Its BCP 47 tag. */
  lang: string;
}

/** What a page shows besides its markup: written beside its document, and read by the script alone. */
export interface PageData {
  /** The address of the client that it belongs to: another one means that there has been a deploy in between. */
  client: string;
  /** A hash of the client's address and of the page's words: the document's own must equal it. */
  build: string;
  language: Language;
  languages: readonly Language[];
  /** Every word the page shows, or can show. */
  copy: CopyBundle;
  /** The page's title in the next language. */
  sign: SignWords | undefined;
  /** The page's headings and leads, with a zero-width space (U+200B) wherever a line may end. */
  phrases: readonly string[];
  /** The addresses of the page's files of drawings by their names. */
  drawings: Record<string, string>;
  /** The tags of the document's head that are the page's own, as HTML. */
  head: string;
}

/** Between two phrases of a text: the zero-width space, which Unicode Standard Annex #14 gives a line break opportunity. */
export const betweenPhrases = '\u200b';

/** The address of a drawing: of a file (`harbour`), or of a part of one (`signs#growth`), among files by their names. */
export function drawingAmong(files: Record<string, string>, name: string): string | undefined {
  const [file = '', part = 'drawing'] = name.split('#');
  return files[file] && `${files[file]}#${part}`;
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
export const ownHeadTags =
  'title, meta[name=description], meta[name=theme-color], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** Fetches the data of a page from its address. Rejects where there is none. */
export async function fetchPageData(address: string): Promise<PageData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as PageData;
}
