import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { createI18n } from '../i18n/create-i18n.ts';
import { languages, type Language } from '../i18n/languages.ts';
import type { SiteContext } from '../i18n/site-context.ts';
import { watchUsedCopy } from '../i18n/used-copy.ts';
import { copyOf } from './copy-of.ts';
import { hashOf } from './hashed-file.ts';
import { documentOf, type Assets } from './document.tsx';
import { drawingFile, type DrawingFile } from './drawing-files.ts';
import { headWords } from './head-words.ts';
import { pathIn } from '../i18n/path-in.ts';
import { Head } from './head.tsx';
import { copyFileOf, notFoundPath } from '../pages.ts';
import { dataAddress, type PageData } from '../i18n/page-data.ts';
import { phrasesOf } from './phrases.ts';
import { createSiteRouter } from '../site/router.tsx';
import { signOf } from './sign-of.ts';

/** The copy files that every page's data contain complete, because only scripts show them. */
const carriedWhole = ['live'];

export interface RenderedPage {
  status: 200 | 404 | 500;
  html: string;
  data: PageData;
  drawings: DrawingFile;
}

/**
 * Renders the document and the data of the page at a path without language.
 *
 * @throws what a component throws, such as for a missing key.
 */
export async function renderPage(language: Language, path: string, assets: Assets): Promise<RenderedPage> {
  const copy = copyOf(language.code);
  const i18n = createI18n(language.code, copy, (key) => {
    const [file, name] = key.split(':');
    throw new Error(`locales/${language.code}/${file}.json: ${name}: expected the text that the page ${path} shows, found no such key`);
  });
  // For the message above: without this option, the key does not contain the name of its file.
  i18n.options.appendNamespaceToMissingKey = true;
  const usedCopy = watchUsedCopy(i18n, copy, carriedWhole);
  const { context, shown, phrases } = recordingContext(language, i18n);
  const router = createSiteRouter(context, createMemoryHistory({ initialEntries: [pathIn(language, path)] }));
  await router.load();
  // The router matches no route if it would spell the path in another way (`/about%20`): render the not-found page.
  if (!router.state.matches.length) return renderPage(language, notFoundPath, assets);
  const status = getSsrStatus(router);
  const shownPath = status === 404 ? notFoundPath : path;
  const failed = router.state.matches.find((match) => match.status === 'error');
  if (failed) throw failed.error;
  const markup = await rendered(<RouterProvider router={router} />, pathIn(language, path));
  // The drawings of the file, and so the hash in its URL, are known only after the page is rendered.
  const drawings = drawingFile(shown, language);
  const body = markup.replaceAll('<use href="#', `<use href="${drawings.address}#`);
  const carried = usedCopy();
  const rendersFrom = {
    client: assets.client,
    language,
    languages,
    copy: carried,
    sign: signOf(shownPath, language),
    phrases,
    drawings: { file: drawings.address, names: [...shown] },
  };
  const build = hashOf(JSON.stringify(rendersFrom));
  const head = renderToStaticMarkup(
    <Head
      language={language}
      path={path}
      indexed={status === 200}
      {...(status === 404 ? headWords(i18n, 'live:notFound.', 'common:notFound.description') : headWords(i18n, `${copyFileOf(path)}:`))}
    />,
  );
  return {
    status,
    html: documentOf({ language, head, body, data: dataAddress(pathIn(language, shownPath)), build, assets }),
    data: { ...rendersFrom, build, head },
    drawings,
  };
}

/** A context that records the drawings and the phrases that a page shows. */
function recordingContext(language: Language, i18n: SiteContext['i18n']) {
  const shown = new Set<string>();
  const phrases: Record<string, readonly number[]> = {};
  const context: SiteContext = {
    language,
    languages,
    i18n,
    drawing(name) {
      shown.add(name);
      return `#${name}`;
    },
    phrases(text) {
      const found = phrasesOf(text, language);
      if (found.length > 1) phrases[text] = found.map(({ length }) => length);
      return found;
    },
    sign: (path) => signOf(path, language),
    load: () => {},
  };
  return { context, shown, phrases };
}

/**
 * Renders to HTML.
 *
 * @throws on any error, because React would only leave out the part that fails.
 */
async function rendered(page: ReactNode, address: string): Promise<string> {
  const errors: unknown[] = [];
  // Nothing is streamed, so one chunk of any size.
  const { prelude } = await prerender(page, { onError: (error) => void errors.push(error), progressiveChunkSize: Infinity });
  const text = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${address} cannot be rendered: ${String(errors[0])}`, { cause: errors[0] });
  return text;
}
