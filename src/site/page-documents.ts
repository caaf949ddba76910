import type { i18n } from 'i18next';
import { late } from '../sections/late';
import { readPageData } from './page-data';

const headTags = 'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]';

const mainScript = (page: Document) => page.querySelector<HTMLScriptElement>('script[data-main]')?.dataset.main;
const styleOf = (page: Document) => page.querySelector('style')?.textContent ?? '';

async function fetchDocument(path: string): Promise<Document> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  // The not-found page is a page like any other here: the router shows the same.
  if (!response.ok && response.status !== 404) throw new Error(`${path}: status ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * A page's document carries its own copy, styles and head. A client-side navigation reads that very file, so there
 * is no second form of a page to keep in step, and a deploy in between shows.
 */
export function createPageDocuments(i18n: i18n, first: Document, firstPath: string) {
  const heads = new Map<string, Element[]>();
  const styles = new Set([styleOf(first)]);
  const build = mainScript(first);
  const keepHead = (path: string, page: Document) =>
    heads.set(
      path,
      Array.from(page.head.querySelectorAll(headTags), (tag) => tag.cloneNode(true) as Element),
    );
  keepHead(firstPath, first);

  /** Makes the copy and the styles of the page at the path available; rejects where that cannot be done. */
  async function bring(path: string): Promise<void> {
    if (path === firstPath) return;
    const page = await late(path, () => fetchDocument(path));
    if (mainScript(page) !== build) throw new Error(`${path} is of another build`);
    for (const [namespace, tree] of Object.entries(readPageData(page).copy)) {
      i18n.addResourceBundle(i18n.language, namespace, tree, true, false);
    }
    addStyle(styleOf(page));
    keepHead(path, page);
  }

  // All pages' styles are parts of one layered sheet, so another part may follow without changing what is shown.
  function addStyle(text: string) {
    if (styles.has(text)) return;
    styles.add(text);
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
  }

  /** Gives the document the head of the page at the path. */
  function showHead(path: string) {
    const tags = heads.get(path);
    if (!tags) return;
    for (const tag of document.head.querySelectorAll(headTags)) tag.remove();
    document.head.append(...tags.map((tag) => tag.cloneNode(true)));
  }

  return { bring, showHead };
}
