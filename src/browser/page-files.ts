import type { i18n } from 'i18next';
import { late, once } from '../behaviour/late.ts';
import { betweenPhrases, dataAddress, drawingAmong, fetchPageData, ownHeadTags, type PageData, type SignWords } from '../i18n/page-data.ts';
import type { Language } from '../i18n/languages.ts';
import { pathIn } from '../i18n/path-in.ts';
import { notFoundPath, pagePaths } from '../pages.ts';
import { trustedHead } from './trusted-head.ts';

interface First {
  /** The whole path of the page that the document holds. */
  path: string;
  data: PageData;
  language: Language;
  /** The address of the style sheet for what documents may lack. */
  sheet: string;
}

/** Loads what a client-side navigation needs of the next page: its words and its head. All styles come with the first. */
export function createPageFiles(i18n: i18n, first: First) {
  const heads = new Map([[first.path, first.data.head]]);
  const known = new Set(pagePaths.map((path) => pathIn(first.language, path)));
  const signs = new Map<string, SignWords | undefined>([[first.path, first.data.sign]]);
  const phrases = new Map<string, readonly string[]>();
  const drawings = { ...first.data.drawings };
  let shown = first.path;
  learnPhrases(first.data);

  function learnPhrases(page: PageData) {
    for (const text of page.phrases) phrases.set(text.replaceAll(betweenPhrases, ''), text.split(betweenPhrases));
  }

  /** Makes the words of the page at the path available, with the styles; rejects where that cannot be done. */
  async function load(path: string): Promise<void> {
    if (path === first.path || path === shown) return;
    const styles = loadStyles(first.sheet);
    // Another build's styles may be gone: that the page is of another build says more.
    styles.catch(() => {});
    // Only an unknown path has the words of the not-found page.
    const address = dataAddress(known.has(path) ? path : pathIn(first.language, notFoundPath));
    // A navigation does not wait for another try: its document is the better answer.
    const page = await once(address, () => fetchPageData(address));
    if (page.client !== first.data.client) throw new Error(`${path} is of another build`);
    await styles;
    for (const [namespace, tree] of Object.entries(page.copy)) i18n.addResourceBundle(i18n.language, namespace, tree, true, false);
    heads.set(path, page.head);
    signs.set(path, page.sign);
    learnPhrases(page);
    Object.assign(drawings, page.drawings);
  }

  /** Gives the document the head of the page at the path. */
  function showHead(path: string) {
    shown = path;
    if (!heads.has(path)) return;
    const head = trustedHead(heads.get(path)!);
    for (const tag of document.head.querySelectorAll(ownHeadTags)) tag.remove();
    document.head.insertAdjacentHTML('beforeend', head);
  }

  return {
    load,
    showHead,
    drawing: (name: string) => drawingAmong(drawings, name),
    phrases: (text: string) => phrases.get(text) ?? [text],
    signOf: (path: string) => signs.get(path),
  };
}

let styles: Promise<void> | undefined;

/**
 * The document holds the styles of what stands in it. All rules stand in layers, so that the rest can follow
 * without changing what is shown. Resolves when they are there; where they do not come, the next call tries again.
 */
export function loadStyles(sheet: string): Promise<void> {
  styles ??= sheet ? late(sheet, () => addSheet(sheet)) : Promise.resolve();
  styles.catch(() => (styles = undefined));
  return styles;
}

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not come`));
    });
    document.head.append(link);
  });
}
