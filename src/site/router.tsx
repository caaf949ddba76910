import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '../sections/error-screen';
import { NotFound } from '../sections/not-found';
import type { SiteContext } from './context';
import { routeTree } from './route-tree.gen';

/** The router of one language: its routes and links never mention the language. */
export function createSiteRouter(context: SiteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    basepath: context.language.base || '/',
    caseSensitive: true,
    notFoundMode: 'root',
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    ...(history && { history }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
