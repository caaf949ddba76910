import { languages } from '../i18n/languages';
import { manifestFile } from './manifest';
import { notFoundPath } from './not-found-path';
import { dataAddress, type PageData } from '../i18n/page-data';
import { lasting } from './lasting';
import { fileOf, pagePaths } from './pages';
import { pathIn } from '../i18n/path-in';
import { renderPage, type Assets, type RenderedPage } from './render';
import { robots, sitemap } from './sitemap';
import { rulesBeyond, styleParts } from './style-parts';
import { themeStyles } from './theme-styles';
import { stylesIn, usedStyles } from './used-styles';

/** Renders the address as a host would serve it: its page, or the not-found page of its language. */
export function renderAddress(address: string, assets: Assets): Promise<RenderedPage> {
  const language = languages.find(({ base }) => base && (address === base || address.startsWith(`${base}/`))) ?? languages[0];
  return renderPage(language, address.slice(language.base.length) || '/', assets);
}

/** The assets of a whole site: `styles` is the text of its whole style sheet, of which each document gets its part. */
type SiteAssets = Omit<Assets, 'sheet' | 'print'>;

/** Every file of the site that the bundler has not written, by its path in `dist/`. */
export async function siteFiles(assets: SiteAssets): Promise<Map<string, string>> {
  const { screen, print } = styleParts(themeStyles() + assets.styles);
  const printSheet = lasting('print', 'css', print);
  const pages: { address: string; html: string; styles: string; data: PageData }[] = [];
  for (const language of languages) {
    const own = stylesIn(screen, language.tag);
    for (const path of [...pagePaths, notFoundPath]) {
      const address = pathIn(language, path);
      const { status, html, data } = await renderPage(language, path, { ...assets, styles: '', print: `/${printSheet[0]}`, sheet: '' });
      const expected = path === notFoundPath ? 404 : 200;
      if (status !== expected) throw new Error(`${address}: status ${status}, expected ${expected}`);
      pages.push({ address, html, styles: await usedStyles(own, html), data });
    }
  }
  const lateSheet = lasting(
    'late',
    'css',
    rulesBeyond(
      screen,
      pages.map(({ styles }) => styles),
    ),
  );
  return new Map([
    printSheet,
    lateSheet,
    ...pages.flatMap(({ address, html, styles, data }): [string, string][] => [
      [
        fileOf(address),
        html.replace('<style></style>', `<style>${styles}</style>`).replace('data-sheet=""', `data-sheet="/${lateSheet[0]}"`),
      ],
      [dataAddress(address).slice(1), JSON.stringify(data)],
    ]),
    ...languages.map((language): [string, string] => [`${language.base}/site.webmanifest`.slice(1), manifestFile(language)]),
    ['sitemap.xml', sitemap()],
    ['robots.txt', robots()],
  ]);
}

export { themeStyles };
