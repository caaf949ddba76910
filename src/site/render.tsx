import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { createI18n } from '../i18n/create-i18n';
import { namedLanguages, type Language } from '../i18n/languages';
import { watchUsedCopy } from '../i18n/used-copy';
import { copyOf } from './copy-of';
import { documentOf } from './document';
import { headOf } from '../i18n/page-head';
import { pathIn } from '../i18n/path-in';
import { Head } from './head';
import { notFoundPath } from './not-found-path';
import { dataAddress, type PageData } from '../i18n/page-data';
import { createSiteRouter } from './router';

/** Copy that only a script can show is carried by every page. */
const carriedWhole = ['live'];

/** What a page's document links to besides itself. */
export interface Assets {
  /** The text of the style sheet that stands in the document. */
  styles: string;
  /** The address of the one for print, which no visitor waits for. */
  print?: string;
  /** The address of the style sheet for what the script brings into the page. */
  sheet?: string;
  wake: string;
  script: string;
  /** The addresses of what the script cannot start without, with spaces between. */
  parts?: string;
  /** The address of the display face. */
  face?: string;
}

export interface RenderedPage {
  status: 200 | 404 | 500;
  html: string;
  data: PageData;
}

/**
 * The whole document of the page at a path without its language, as a host would serve it.
 * Throws what a part of the page throws, as for a key that the language lacks.
 */
export async function renderPage(language: Language, path: string, assets: Assets): Promise<RenderedPage> {
  const copy = copyOf(language.code);
  const i18n = createI18n(language.code, copy, (key) => {
    throw new Error(`locales/${language.code}: the page ${path} asks for “${key}”, which no file there holds`);
  });
  const usedCopy = watchUsedCopy(i18n, copy, carriedWhole);
  const router = createSiteRouter(
    { language, languages: namedLanguages, i18n, bring: () => {} },
    createMemoryHistory({ initialEntries: [pathIn(language, path)] }),
  );
  router.update({ ...router.options, isServer: true });
  await router.load();
  // An address that the router would write otherwise (`/about%20`) is no page's.
  if (!router.state.matches.length) return renderPage(language, notFoundPath, assets);
  const status = getSsrStatus(router);
  const failed = router.state.matches.find((match) => match.status === 'error');
  if (failed) throw failed.error;
  const body = await rendered(<RouterProvider router={router} />, pathIn(language, path));
  const carried = usedCopy();
  const meta = status === 404 ? headOf(i18n, 'live:notFound').meta : router.state.matches.flatMap((match) => match.meta ?? []);
  const head = renderToStaticMarkup(
    <Head
      language={language}
      path={path}
      indexed={status === 200}
      title={meta.find((tag) => tag && 'title' in tag)?.title ?? ''}
      description={meta.find((tag) => tag && 'name' in tag && tag.name === 'description')?.content ?? ''}
    />,
  );
  return {
    status,
    html: documentOf({ language, head, body, data: dataAddress(pathIn(language, status === 404 ? notFoundPath : path)), assets }),
    data: { build: assets.script, language, languages: namedLanguages, copy: carried, head },
  };
}

/** React would leave out a part that fails, and publish the page without it. */
async function rendered(page: ReactNode, address: string): Promise<string> {
  const errors: unknown[] = [];
  // In one piece, however long: nothing is streamed.
  const { prelude } = await prerender(page, { onError: (error) => void errors.push(error), progressiveChunkSize: Infinity });
  const text = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${address} cannot be rendered: ${String(errors[0])}`, { cause: errors[0] });
  return text;
}
