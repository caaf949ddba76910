import { useRouterState } from '@tanstack/react-router';
import type { Language } from './languages.ts';
import { pathIn } from './path-in.ts';

/** Returns a function for the path of the current page in another language; on the not-found page, that of Home. */
export function useAddressIn() {
  const path = useRouterState({ select: ({ location, matches }) => (matches.length === 1 ? '/' : location.pathname) });
  return (other: Pick<Language, 'base'>) => pathIn(other, path);
}
