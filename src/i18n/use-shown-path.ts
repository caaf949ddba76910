import { trimPathRight, useRouterState } from '@tanstack/react-router';
import { notFoundPath } from '../pages.ts';

/**
 * The path, without language, of the page shown: while the next one is loading, that of the previous one. It changes with the page itself,
 * so that React renders once.
 */
export function useShownPath(): string {
  return useRouterState({ select: ({ matches: [, page] }) => (page ? trimPathRight(page.pathname) : notFoundPath) });
}
