import { useRouteContext } from '@tanstack/react-router';

/** The language of this document, and all there are. */
export function useLanguage() {
  return useRouteContext({ from: '__root__', select: ({ language, languages }) => ({ language, languages }) });
}
