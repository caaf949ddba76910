import { company } from '../facts/company';
import { languages, sourceLanguage, type Language } from '../i18n/languages';
import { pageDataId, type PageData } from './page-data';
import { pathIn } from '../i18n/path-in';
import type { Assets } from './render';

interface Props {
  language: Language;
  path: string;
  indexed: boolean;
  title: string;
  description: string;
  body: string;
  data: PageData;
  assets: Assets;
}

const address = (language: Language, path: string) => company.site + pathIn(language, path).replace(/^\/$/, '/');

/** JSON that no HTML parser can take for the end of its script element. */
const inert = (data: PageData) => JSON.stringify(data).replace(/</g, '\\u003c');

/** The display face has Latin letters only. */
const writtenInLatin = ({ tag }: Language) => new Intl.Locale(tag).maximize().script === 'Latn';

/** The document around a page: written once when the site is built, and never again in the browser. */
export function Document({ language, path, indexed, title, description, body, data, assets }: Props) {
  return (
    <html lang={language.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {indexed ? (
          <>
            <link rel="canonical" href={address(language, path)} />
            {languages.map((other) => (
              <link key={other.code} rel="alternate" hrefLang={other.code} href={address(other, path)} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={address(sourceLanguage, path)} />
            <meta property="og:type" content="website" />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={address(language, path)} />
            <meta property="og:locale" content={language.tag.replace('-Hant-', '_')} />
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1a26" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`${language.base}/site.webmanifest`} />
        {assets.face && writtenInLatin(language) && <link rel="preload" as="font" type="font/woff2" href={assets.face} crossOrigin="" />}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        <script dangerouslySetInnerHTML={{ __html: assets.wake }} data-main={assets.script} />
      </head>
      <body>
        <div id="app" dangerouslySetInnerHTML={{ __html: body }} />
        <script id={pageDataId} type="application/json" dangerouslySetInnerHTML={{ __html: inert(data) }} />
      </body>
    </html>
  );
}
