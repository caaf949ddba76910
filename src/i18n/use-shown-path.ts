import { useRouterState } from '@tanstack/react-router';

/** The path, without its language, of the page that is shown: of the one before, as long as the next is loading. */
export function useShownPath(): string {
  return useRouterState({
    select: ({ status, location, resolvedLocation }) => (status === 'pending' && resolvedLocation ? resolvedLocation : location).pathname,
  });
}
