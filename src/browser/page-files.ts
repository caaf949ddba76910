import type { i18n } from 'i18next';
import { loadCached, loadRetrying } from '../behaviour/late.ts';
import { dataAddress, fetchPageData, ownHeadTags, type PageData } from '../i18n/page-data.ts';
import type { Language } from '../i18n/languages.ts';
import { pathIn } from '../i18n/path-in.ts';
import { notFoundPath, pagePaths } from '../pages.ts';
import { trustedHead } from './trusted-head.ts';

interface First {
  /** The path of the page in the document, with its language. */
  path: string;
  data: PageData;
  language: Language;
  /** The URL of the style sheet with the rules that documents do not contain. */
  sheet: string;
}

/** Loads what a client-side navigation needs: copy, head and drawings of each page, and the remaining styles once. */
export function createPageFiles(i18n: i18n, first: First) {
  const pages = new Map<string, PageData>();
  const known = new Set(pagePaths.map((path) => pathIn(first.language, path)));
  const phrases = new Map<string, readonly string[]>();
  const drawings = new Map<string, string>();
  let shown = first.path;
  learn(first.path, first.data);

  function learn(path: string, page: PageData) {
    pages.set(path, page);
    for (const [text, lengths] of Object.entries(page.phrases)) {
      let end = 0;
      phrases.set(
        text,
        lengths.map((length) => text.slice(end, (end += length))),
      );
    }
    const { file, names } = page.drawings;
    // A drawing keeps the URL of the first file that had it, so that one that is shown is not loaded again.
    for (const name of names) if (!drawings.has(name)) drawings.set(name, `${file}#${name}`);
  }

  /**
   * The path of the page whose data belong to a path. The router ignores slashes at the end; unknown paths share the data of the not-found
   * page.
   */
  function dataPathOf(path: string): string {
    const page = path.replace(/(?<=.)\/+$/, '');
    return known.has(page) ? page : pathIn(first.language, notFoundPath);
  }

  /** Loads the page at the path (with language). Rejects if that fails, or if the page is of another build. */
  async function load(path: string): Promise<void> {
    const page = dataPathOf(path);
    if (page === first.path || page === shown) return;
    const styles = loadStyles(first.sheet);
    // Avoids an unhandled rejection: the check for another build below gives the better error.
    styles.catch(() => {});
    const address = dataAddress(page);
    // No retry, because the fallback is to load the document.
    const data = await loadCached(address, () => fetchPageData(address));
    if (data.client !== first.data.client || (pages.get(page) ?? data).build !== data.build) throw new Error(`${path}: another build`);
    await styles;
    for (const [namespace, tree] of Object.entries(data.copy)) i18n.addResourceBundle(i18n.language, namespace, tree, true, false);
    learn(page, data);
  }

  /** Replaces the page's own tags of the head by those of the page at the path. */
  function showHead(path: string) {
    shown = dataPathOf(path);
    const page = pages.get(shown);
    if (!page) return;
    const head = trustedHead(page.head);
    for (const tag of document.head.querySelectorAll(ownHeadTags)) tag.remove();
    document.head.insertAdjacentHTML('beforeend', head);
  }

  return {
    load,
    showHead,
    drawing: (name: string) => drawings.get(name),
    phrases: (text: string) => phrases.get(text) ?? [text],
    signOf: (path: string) => pages.get(path)?.sign,
  };
}

let styles: Promise<void> | undefined;

/**
 * Loads the rules that the document does not contain. All rules are in cascade layers, so adding these later does not change what is shown.
 * Resolves when they are loaded; after a failure the next call tries again.
 */
export function loadStyles(sheet: string): Promise<void> {
  // Kept besides the cache of `loadRetrying`, which forgets after minutes: the link would be added again.
  styles ??= sheet ? loadRetrying(sheet, () => addSheet(sheet)) : Promise.resolve();
  styles.catch(() => (styles = undefined));
  return styles;
}

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href}: not loaded`));
    });
    document.head.append(link);
  });
}
