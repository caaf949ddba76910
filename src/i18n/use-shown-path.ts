import { useRouterState } from '@tanstack/react-router';

/** The path, without language, of the page shown: while the next one is loading, that of the previous one. */
export function useShownPath(): string {
  return useRouterState({
    select: ({ status, location, resolvedLocation }) => (status === 'pending' && resolvedLocation ? resolvedLocation : location).pathname,
  });
}
