import { renderToStaticMarkup } from 'react-dom/server';
import type { TFunction } from 'i18next';
import { createI18n } from '../i18n/create-i18n';
import { languages, namedLanguages, sourceLanguage } from '../i18n/languages';
import { listOfLanguages } from '../i18n/list-of-languages';
import { dataAddress } from '../i18n/page-data';
import { pathIn } from '../i18n/path-in';
import { copyOf } from './copy-of';
import { smallDocumentOf } from './document';
import { Head } from './head';
import own from './languages-document.css?inline';
import { fileOf, pagePaths } from './pages';
import { stylesIn, usedStylesOf } from './used-styles';

/** What the pointer rests on is where the visitor goes next. */
const ahead = { prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] };

/**
 * What a site of several languages has besides its pages: for each path the document that leads to it in all of them,
 * and all of them as JSON. `screen` is the text of the site's style sheet, `script` that of list.ts.
 */
export async function filesOfLanguages(screen: string, script: string): Promise<[file: string, text: string][]> {
  if (namedLanguages.length) return [];
  const usedStyles = usedStylesOf(stylesIn(screen, sourceLanguage.tag) + own);
  const { t } = createI18n(sourceLanguage.code, copyOf(sourceLanguage.code));
  const documents = pagePaths.map(async (path): Promise<[string, string]> => {
    const { head, body } = languagesMarkup(t, path);
    const parts = { language: sourceLanguage, head, body, script };
    const styles = await usedStyles(smallDocumentOf({ ...parts, styles: '' }));
    return [fileOf(pathIn(listOfLanguages, path)), smallDocumentOf({ ...parts, styles })];
  });
  return [...(await Promise.all(documents)), [dataAddress(listOfLanguages.base).slice(1), JSON.stringify(languages)]];
}

/** What a document that leads to the page at that path in every language has in its head and in its body, as HTML. */
function languagesMarkup(t: TFunction, path: string) {
  const title = t('languages.title');
  const text = t('languages.text');
  const head = (
    <>
      <Head language={sourceLanguage} path={path} indexed={false} title={t('documentTitle', { page: title })} description={text} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(ahead) }} />
    </>
  );
  const body = (
    <main>
      <h1>{title}</h1>
      <p>{text}</p>
      <ul>
        {languages.map((language) => (
          <li key={language.code}>
            <a hrefLang={language.code} lang={language.tag} href={pathIn(language, path)}>
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
  return { head: renderToStaticMarkup(head), body: renderToStaticMarkup(body) };
}
