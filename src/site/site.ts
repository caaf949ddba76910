import { languages } from '../i18n/languages';
import { manifestFile } from './manifest';
import { notFoundPath } from './not-found-path';
import { fileOf, pagePaths } from './pages';
import { pathIn } from '../i18n/path-in';
import { renderPage, type Assets, type RenderedPage } from './render';
import { robots, sitemap } from './sitemap';
import { themeStyles } from './theme-styles';
import { usedStyles } from './used-styles';

/** Renders the address as a host would serve it: its page, or the not-found page of its language. */
export function renderAddress(address: string, assets: Assets): Promise<RenderedPage> {
  const language = languages.find(({ base }) => base && (address === base || address.startsWith(`${base}/`))) ?? languages[0];
  return renderPage(language, address.slice(language.base.length) || '/', assets);
}

/** Every file of the site that is not an asset, by its path in `dist/`. */
export async function siteFiles(assets: Assets): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const styles = themeStyles() + assets.styles;
  for (const language of languages) {
    for (const path of [...pagePaths, notFoundPath]) {
      const bare = await renderPage(language, path, { ...assets, styles: '' });
      const expected = path === notFoundPath ? 404 : 200;
      if (bare.status !== expected) throw new Error(`${pathIn(language, path)}: status ${bare.status}, expected ${expected}`);
      files.set(
        fileOf(pathIn(language, path)),
        bare.html.replace('<style></style>', `<style>${await usedStyles(styles, bare.html)}</style>`),
      );
    }
    files.set(`${language.base}/site.webmanifest`.slice(1), manifestFile(language));
  }
  files.set('sitemap.xml', sitemap());
  files.set('robots.txt', robots());
  return files;
}

export { themeStyles };
