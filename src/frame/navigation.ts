import { pages, type Page } from '../pages.ts';

/** The top navigation's pages, in order. */
export const navigation = pages.filter((page): page is Extract<Page, { navigation: true }> => 'navigation' in page);

/** The company's pages in the footer, in order. */
export const footer = pages
  .filter((page): page is Extract<Page, { footer: number }> => 'footer' in page)
  .toSorted((one, other) => one.footer - other.footer);
