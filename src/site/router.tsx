import { createRouter, type LocationRewrite, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '../frame/error-screen.tsx';
import { Providers } from '../frame/providers.tsx';
import { NotFound } from '../frame/not-found.tsx';
import { pathIn } from '../i18n/path-in.ts';
import type { SiteContext } from '../i18n/site-context.ts';
import { notFoundPath } from '../pages.ts';
import { routeTree } from './route-tree.gen.ts';

/** The router of one language. Its routes and links have no language prefix. */
export function createSiteRouter(context: SiteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    rewrite: rewriteAddress(context),
    caseSensitive: true,
    defaultPreload: 'intent',
    // Remounts the page for each slug of a family. Otherwise opened texts would stay open on the next page, and after browser translation
    // React would write the new words into removed text nodes.
    defaultRemountDeps: ({ params }) => params,
    scrollRestoration: exceptAtFirst(),
    Wrap: ({ children }) => (
      <Providers i18n={context.i18n} phrases={context.phrases}>
        {children}
      </Providers>
    ),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    ...(history && { history }),
  });
}

/**
 * Returns a function that says whether to restore the scroll position: always, except for the first page, which the visitor may already be
 * reading. If that page is at its top and `scrollRestoration` is `manual`, the browser has not restored its position, and the router does.
 */
function exceptAtFirst() {
  let scrolls = globalThis.history?.scrollRestoration === 'manual' && !scrollY;
  return () => {
    const answer = scrolls;
    scrolls = true;
    return answer;
  };
}

/**
 * Removes the language prefix from a URL and adds it again, as `basepath` cannot (docs/decisions/2-rewrite-instead-of-basepath.md). A path
 * that the host answered with the not-found page stays unknown, even if a route would match it.
 */
function rewriteAddress({ language, missing }: SiteContext): LocationRewrite {
  const { base } = language;
  return {
    input({ url }) {
      if (url.pathname === missing) url.pathname = notFoundPath;
      else if (base && url.pathname === base) url.pathname = '/';
      else if (base && url.pathname.startsWith(`${base}/`)) url.pathname = url.pathname.slice(base.length);
      return url;
    },
    output({ url }) {
      if (missing && url.pathname === notFoundPath) url.pathname = missing;
      else url.pathname = pathIn(language, url.pathname);
      return url;
    },
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
