import { schemes } from '../contract.ts';
import { company, companyIn } from '../facts/company.ts';
import { languages, sourceLanguage, type Language } from '../i18n/languages.ts';
import { pathIn } from '../i18n/path-in.ts';
import { paperAt } from '../pages.ts';
import { colours } from '../theme/colours.ts';
import { card, cardFile } from './card.ts';
import { structuredData } from './structured-data.ts';
import { urlOf } from './url-of.ts';

interface HeadProps {
  language: Language;
  path: string;
  indexed: boolean;
  title: string;
  description: string;
}

/** `language_TERRITORY` of a BCP 47 tag, as the Open Graph protocol requires: `zh_HK` for `zh-Hant-HK`. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

const [, ...ofTheSystem] = schemes;

/** The colour of the browser's toolbar in light and dark: that of the page's paper. */
function barColours(path: string) {
  const paper = paperAt(path);
  return paper === 'white' ? colours.white : colours[`${paper}-paper`];
}

/** The tags in a document's head that are the page's own; see `ownHeadTags`. */
export function Head({ language, path, indexed, title, description }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" property="og:description" content={description} />
      {ofTheSystem.map((scheme, index) => (
        <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={barColours(path)[index]} />
      ))}
      {indexed ? (
        <>
          <link rel="canonical" href={urlOf(language, path)} />
          {languages.map((other) => (
            <link key={other.code} rel="alternate" hrefLang={other.code} href={urlOf(other, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlOf(sourceLanguage, path)} />
          <CardTags language={language} path={path} title={title} />
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(structuredData({ language, path, title })) }} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/**
 * The tags for link previews: Open Graph, and `twitter:card`, as X takes all others from Open Graph. The picture's text alternative is the
 * document's title, because the picture shows just that (tools/cards).
 */
function CardTags({ language, path, title }: Pick<HeadProps, 'language' | 'path' | 'title'>) {
  const others = languages.filter(({ code }) => code !== language.code);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={companyIn(language.code).shortName} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={urlOf(language, path)} />
      <meta property="og:image" content={`${company.site}/${cardFile(pathIn(language, path))}`} />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={localeOf(language.tag)} />
      {others.map(({ code, tag }) => (
        <meta key={code} property="og:locale:alternate" content={localeOf(tag)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** JSON with `<` escaped, so that no text in it can end the script element. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
