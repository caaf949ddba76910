import { createRouter, type LocationRewrite, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '../frame/error-screen.tsx';
import { Providers } from '../frame/providers.tsx';
import { NotFound } from '../frame/not-found.tsx';
import type { SiteContext } from '../i18n/site-context.ts';
import { notFoundPath } from '../pages.ts';
import { routeTree } from './route-tree.gen.ts';

/** The router of one language: its routes and links never mention the language. */
export function createSiteRouter(context: SiteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    rewrite: rewriteAddress(context),
    caseSensitive: true,
    notFoundMode: 'root',
    defaultPreload: 'intent',
    scrollRestoration: notAtFirst(),
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

/** The page that the visitor was reading when the script started stays where it is; later ones are scrolled. */
function notAtFirst() {
  let first = true;
  return () => {
    const later = !first;
    first = false;
    return later;
  };
}

/**
 * Takes the language off an address and puts it on again; a `basepath` would put a slash behind the Chinese home.
 * An address that the host answered with the not-found page stays unknown, however the router would read it.
 */
function rewriteAddress({ language: { base }, missing }: SiteContext): LocationRewrite {
  return {
    input({ url }) {
      if (url.pathname === missing) url.pathname = notFoundPath;
      else if (base && url.pathname === base) url.pathname = '/';
      else if (base && url.pathname.startsWith(`${base}/`)) url.pathname = url.pathname.slice(base.length);
      return url;
    },
    output({ url }) {
      if (missing && url.pathname === notFoundPath) url.pathname = missing;
      else url.pathname = url.pathname === '/' ? base || '/' : base + url.pathname;
      return url;
    },
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
