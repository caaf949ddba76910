import { languages } from '../i18n/languages';
import { filesOfLanguages } from './languages-document';
import { manifestFile } from './manifest';
import { notFoundPath } from './not-found-path';
import { dataAddress } from '../i18n/page-data';
import { lasting } from './lasting';
import { fileOf, pagePaths } from './pages';
import { pathIn } from '../i18n/path-in';
import { renderPage, type Assets, type RenderedPage } from './render';
import { robots, sitemap } from './sitemap';
import { rulesBeyond, styleParts } from './style-parts';
import { themeStyles } from './theme-styles';
import { stylesIn, usedStylesOf } from './used-styles';

/** Renders the address as a host would serve it: its page, or the not-found page of its language. */
export function renderAddress(address: string, assets: Assets): Promise<RenderedPage> {
  const language = languages.find(({ base }) => base && (address === base || address.startsWith(`${base}/`))) ?? languages[0];
  return renderPage(language, address.slice(language.base.length) || '/', assets);
}

/** The assets of a whole site: `styles` is the text of its whole style sheet, of which each document gets its part, `list` that of list.ts. */
export type SiteAssets = Omit<Assets, 'sheet' | 'print'> & { list: string };

/** A page until all are known. As bytes, since a text that was put together keeps hold of all its parts. */
interface Drawn {
  address: string;
  html: Buffer;
  styles: Buffer;
  data: Buffer;
}

/** Every file of the site that the bundler has not written, in UTF-8, by its path in `dist/`. */
export async function siteFiles(assets: SiteAssets): Promise<Map<string, Buffer>> {
  const { screen, print } = styleParts(themeStyles() + assets.styles);
  const printSheet = lasting('print', 'css', print);
  const pages: Drawn[] = [];
  for (const language of languages) {
    const usedStyles = usedStylesOf(stylesIn(screen, language.tag));
    for (const path of [...pagePaths, notFoundPath]) {
      const address = pathIn(language, path);
      const { status, html, data } = await renderPage(language, path, { ...assets, styles: '', print: `/${printSheet[0]}`, sheet: '' });
      const expected = path === notFoundPath ? 404 : 200;
      if (status !== expected) throw new Error(`${address}: status ${status}, expected ${expected}`);
      const styles = await usedStyles(html);
      pages.push({ address, html: Buffer.from(html), styles: Buffer.from(styles), data: Buffer.from(JSON.stringify(data)) });
    }
  }
  const lateSheet = lasting(
    'late',
    'css',
    rulesBeyond(
      screen,
      pages.map(({ styles }) => String(styles)),
    ),
  );
  const finished = ({ html, styles }: Drawn) =>
    String(html)
      .replace('<style></style>', () => `<style>${String(styles)}</style>`)
      .replace('data-sheet=""', `data-sheet="/${lateSheet[0]}"`);
  return new Map([
    ...[
      printSheet,
      lateSheet,
      ...languages.map((language) => [`${language.base}/site.webmanifest`.slice(1), manifestFile(language)] as const),
      ['sitemap.xml', sitemap()] as const,
      ['robots.txt', robots()] as const,
      ...(await filesOfLanguages(screen, assets.list)),
    ].map(([file, text]): [string, Buffer] => [file, Buffer.from(text)]),
    ...pages.flatMap((page): [string, Buffer][] => [
      [fileOf(page.address), Buffer.from(finished(page))],
      [dataAddress(page.address).slice(1), page.data],
    ]),
  ]);
}

export { preview, previewDrawing } from './preview';
export { fileOf, filesOfLanguages, themeStyles };
