import type { CopyBundle } from '../i18n/create-i18n';
import type { Language } from '../i18n/languages';

/** What the document tells the script: every word the page shows, and the languages it can be had in. */
export interface PageData {
  language: Language;
  languages: readonly Language[];
  copy: CopyBundle;
  /** The document is the not-found page, at whatever address. */
  missing?: boolean;
}

/** The id of the `<script type="application/json">` that holds it. */
export const pageDataId = 'page-data';

export function readPageData(from: Document): PageData {
  const element = from.getElementById(pageDataId);
  if (!element?.textContent) throw new Error(`the document has no #${pageDataId}`);
  return JSON.parse(element.textContent) as PageData;
}
