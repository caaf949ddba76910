import { escapeXml } from '../drawings/escape-xml.ts';
import { languages, sourceLanguage, type Language } from '../i18n/languages.ts';
import { pagePaths } from '../pages.ts';
import { pathIn } from '../i18n/path-in.ts';
import { urlOf } from './url-of.ts';

/**
 * The text of `sitemap.xml` (sitemaps.org 0.9) with alternates by language (xhtml:link). `dates` holds the day of the last change by path,
 * as YYYY-MM-DD or undefined.
 */
export function sitemap(dates: ReadonlyMap<string, string | undefined>): string {
  const urls = pagePaths.flatMap((path) => {
    const address = (language: Language) => escapeXml(urlOf(language, path));
    const links = [
      ...languages.map((language) => `<xhtml:link rel="alternate" hreflang="${language.code}" href="${address(language)}"/>`),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address(sourceLanguage)}"/>`,
    ].join('');
    return languages.map((language) => {
      const date = dates.get(pathIn(language, path));
      return `<url><loc>${address(language)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}${links}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
