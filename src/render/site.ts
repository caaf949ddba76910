import { languages } from '../i18n/languages.ts';
import { manifestFile } from './manifest.ts';
import { dataAddress } from '../i18n/page-data.ts';
import { hashedFile } from './hashed-file.ts';
import { fileOf, notFoundPath, pagePaths } from '../pages.ts';
import { pathIn } from '../i18n/path-in.ts';
import type { Assets } from './document.tsx';
import { renderPage, type RenderedPage } from './render.tsx';
import { llmsText } from './llms-text.ts';
import { dateOf } from './page-dates.ts';
import { plainText, plainTextFile } from './plain-text.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { rulesBeyond, styleParts } from './styles/style-parts.ts';
import { themeStyles } from './styles/theme-styles.ts';
import { stylesIn, usedStylesOf } from './styles/used-styles.ts';
import { vcardAddress, vcardFile } from './vcard.ts';

/** Renders the page at a path with language, or the not-found page of that language. */
export function renderAddress(address: string, assets: Assets): Promise<RenderedPage> {
  const language = languages.find(({ base }) => base && (address === base || address.startsWith(`${base}/`))) ?? languages[0];
  return renderPage(language, address.slice(language.base.length) || '/', assets);
}

/** The assets of a whole site. `styles` is its whole style sheet, of which each document gets its part. */
export interface SiteAssets extends Omit<Assets, 'sheet' | 'print' | 'start'> {
  /** The text of start.ts. */
  startScript: string;
}

/** A rendered page, kept until all pages are rendered. It holds bytes, because a concatenated string keeps all its parts in memory. */
interface Rendered extends Pick<RenderedPage, 'status' | 'drawings'> {
  address: string;
  html: Buffer;
  styles: Buffer;
  data: Buffer;
}

/** The text of each file that is made neither from a rendered page nor by the bundler, by its path in `dist/`. */
export const fixedFiles = (): Map<string, string> =>
  new Map([
    ...languages.flatMap((language) => [
      [`${language.base}/site.webmanifest`.slice(1), manifestFile(language)] as const,
      [vcardAddress(language).slice(1), vcardFile(language)] as const,
    ]),
    ['llms.txt', llmsText()] as const,
    ['robots.txt', robots()] as const,
  ]);

/** Every file of the site that the bundler has not written, in UTF-8, by path in `dist/`. */
export async function siteFiles({ startScript, ...assets }: SiteAssets): Promise<Map<string, Buffer>> {
  const { screen, print } = styleParts(themeStyles() + assets.styles);
  const printSheet = hashedFile('print', 'css', print);
  const startFile = hashedFile('start', 'js', startScript);
  const pages = await renderPages(screen, { ...assets, styles: '', start: `/${startFile[0]}`, print: `/${printSheet[0]}`, sheet: '' });
  const beyond = rulesBeyond(
    screen,
    pages.map(({ styles }) => String(styles)),
  );
  const lateSheet = hashedFile('late', 'css', beyond);
  const found = pages.filter(({ status }) => status === 200).map(({ address, html }) => ({ address, html: String(html) }));
  const dates = new Map(found.map((page) => [page.address, dateOf(page)]));
  const texts: (readonly [file: string, text: string])[] = [
    startFile,
    printSheet,
    lateSheet,
    ['sitemap.xml', sitemap(dates)],
    ...pages.map(({ drawings }) => [drawings.address.slice(1), drawings.text] as const),
    ...found.map(({ address, html }) => [plainTextFile(address), plainText(html)] as const),
    ...fixedFiles(),
  ];
  const finished = ({ html, styles }: Rendered) =>
    String(html)
      .replace('<style></style>', () => `<style>${String(styles)}</style>`)
      .replace('data-sheet=""', `data-sheet="/${lateSheet[0]}"`);
  return new Map([
    ...texts.map(([file, text]): [string, Buffer] => [file, Buffer.from(text)]),
    ...pages.flatMap((page): [string, Buffer][] => [
      [fileOf(page.address), Buffer.from(finished(page))],
      [dataAddress(page.address).slice(1), page.data],
    ]),
  ]);
}

/** Every page of every language with the part of the style sheet that it uses. */
async function renderPages(screen: string, assets: Assets): Promise<Rendered[]> {
  const pages: Rendered[] = [];
  for (const language of languages) {
    const usedStyles = usedStylesOf(stylesIn(screen, language.tag));
    for (const path of [...pagePaths, notFoundPath]) {
      const address = pathIn(language, path);
      const { status, drawings, html, data } = await renderPage(language, path, assets);
      const expected = path === notFoundPath ? 404 : 200;
      if (status !== expected) throw new Error(`${address}: status ${status}, expected ${expected}`);
      const styles = Buffer.from(await usedStyles(html));
      pages.push({ address, status, drawings, html: Buffer.from(html), styles, data: Buffer.from(JSON.stringify(data)) });
    }
  }
  return pages;
}

// Also exported for tools, which load only this module.
export { datesOf } from './page-dates.ts';
export { themeStyles };
