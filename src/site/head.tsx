import { company } from '../facts/company';
import { namedLanguages, sourceLanguage, type Language } from '../i18n/languages';
import { pathIn } from '../i18n/path-in';
import { preview } from './preview';

interface HeadProps {
  language: Language;
  path: string;
  indexed: boolean;
  title: string;
  description: string;
}

/** `language_TERRITORY` of a BCP 47 tag, as the Open Graph protocol wants it: `zh_HK` for `zh-Hant-HK`. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

const address = (language: Language, path: string) => company.site + pathIn(language, path);

/** The tags in a document's head that are the page's own; see `ownHeadTags`. */
export function Head({ language, path, indexed, title, description }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" property="og:description" content={description} />
      {indexed ? (
        <>
          <link rel="canonical" href={address(language, path)} />
          {namedLanguages.map((other) => (
            <link key={other.code} rel="alternate" hrefLang={other.code} href={address(other, path)} />
          ))}
          {namedLanguages.length > 0 && <link rel="alternate" hrefLang="x-default" href={address(sourceLanguage, path)} />}
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          <meta property="og:image" content={`${company.site}/${preview.file}`} />
          <meta property="og:url" content={address(language, path)} />
          <meta property="og:locale" content={localeOf(language.tag)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
