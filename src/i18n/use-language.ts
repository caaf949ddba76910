import { useRouteContext } from '@tanstack/react-router';

/** The language of the document, and all languages of the site. */
export function useLanguage() {
  return useRouteContext({ from: '__root__', select: ({ language, languages }) => ({ language, languages }) });
}
