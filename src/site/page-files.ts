import type { i18n } from 'i18next';
import { dataAddress, fetchPageData, ownHeadTags, type PageData } from '../i18n/page-data';
import { late } from '../sections/late';
import { bringPictograms } from '../sections/pictogram';

interface First {
  /** The whole path of the page that the document holds. */
  path: string;
  data: PageData;
  /** The address of the not-found page's data. */
  missing: string;
  /** The address of the style sheet for what documents may lack. */
  sheet: string | undefined;
}

/** Brings what a client-side navigation needs of the next page: its words and its head. All styles and pictograms come with the first. */
export function createPageFiles(i18n: i18n, first: First) {
  const heads = new Map([[first.path, first.data.head]]);
  let shown = first.path;

  /** Makes the words of the page at the path available, with the styles; rejects where that cannot be done. */
  async function bring(path: string): Promise<void> {
    if (path === first.path || path === shown) return;
    const styles = bringStyles(first.sheet);
    // Another build's styles may be gone: that the page is of another build says more.
    styles.catch(() => {});
    // A page is whole without its pictograms.
    bringPictograms().catch(() => {});
    const page = await late(path, () => fetchPageData(dataAddress(path), first.missing));
    if (page.build !== first.data.build) throw new Error(`${path} is of another build`);
    await styles;
    for (const [namespace, tree] of Object.entries(page.copy)) i18n.addResourceBundle(i18n.language, namespace, tree, true, false);
    heads.set(path, page.head);
  }

  /** Gives the document the head of the page at the path. */
  function showHead(path: string) {
    shown = path;
    const head = heads.get(path);
    if (head === undefined) return;
    for (const tag of document.head.querySelectorAll(ownHeadTags)) tag.remove();
    document.head.insertAdjacentHTML('beforeend', head);
  }

  return { bring, showHead };
}

let styles: Promise<void> | undefined;

/**
 * The document holds the styles of what stands in it. All rules stand in layers, so that the rest can follow
 * without changing what is shown. Resolves when they are there; where they do not come, the next call tries again.
 */
export function bringStyles(sheet: string | undefined): Promise<void> {
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
