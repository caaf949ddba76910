import { createRouter, type LocationRewrite, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '../sections/error-screen';
import { Providers } from '../sections/providers';
import { NotFound } from '../sections/not-found';
import type { SiteContext } from '../i18n/site-context';
import { routeTree } from './route-tree.gen';

/** The router of one language: its routes and links never mention the language. */
export function createSiteRouter(context: SiteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    rewrite: rewriteBase(context.language.base),
    caseSensitive: true,
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultViewTransition: true,
    scrollRestoration: notAtFirst(),
    Wrap: ({ children }) => <Providers i18n={context.i18n}>{children}</Providers>,
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

/** Takes the language off an address and puts it on again. A `basepath` would put a slash behind the Chinese home. */
function rewriteBase(base: SiteContext['language']['base']): LocationRewrite | undefined {
  if (!base) return undefined;
  return {
    input({ url }) {
      if (url.pathname === base) url.pathname = '/';
      else if (url.pathname.startsWith(`${base}/`)) url.pathname = url.pathname.slice(base.length);
      return url;
    },
    output({ url }) {
      url.pathname = url.pathname === '/' ? base : base + url.pathname;
      return url;
    },
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
