import { useRouterState } from '@tanstack/react-router';
import type { Language } from './languages.ts';
import { pathIn } from './path-in.ts';

/** The address of the page in another language; of Home where there is no page. */
export function useAddressIn() {
  const path = useRouterState({ select: ({ location, matches }) => (matches.length === 1 ? '/' : location.pathname) });
  return (other: Pick<Language, 'base'>) => pathIn(other, path);
}
