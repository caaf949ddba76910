import { useRouterState } from '@tanstack/react-router';
import type { Language } from '../i18n/languages';
import { pathIn } from '../i18n/path-in';

/** The address of the page in another language; of Home where there is no page. */
export function useAddressIn() {
  const path = useRouterState({ select: ({ location, matches }) => (matches.length === 1 ? '/' : location.pathname) });
  return (other: Pick<Language, 'base'>) => pathIn(other, path);
}
