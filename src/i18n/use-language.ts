import { useRouteContext } from '@tanstack/react-router';

/** The language of this document, and those that a page names. */
export function useLanguage() {
  return useRouteContext({ from: '__root__', select: ({ language, languages }) => ({ language, languages }) });
}
