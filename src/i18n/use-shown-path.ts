import { useRouterState } from '@tanstack/react-router';
import { notFoundPath } from '../pages.ts';

/**
 * The path, without language, of the page shown: while the next one is loading, that of the previous one. It changes with the page itself,
 * so that React renders once.
 */
export function useShownPath(): string {
  // The path of an index route ends with a slash.
  return useRouterState({ select: ({ matches: [, page] }) => (page?.pathname ?? notFoundPath).replace(/(.)\/$/, '$1') });
}
