import { industrySlugs } from './facts/industries.ts';
import { legalPages, type LegalPage } from './facts/legal.ts';
import { serviceSlugs } from './facts/services.ts';

/** The path of every page, without its language, in the order of the route table (section 2). */
export const pagePaths: readonly string[] = [
  '/',
  '/industries',
  ...industrySlugs.map((slug) => `/industries/${slug}`),
  '/services',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  '/geography',
  '/compliance',
  '/about',
  '/contact',
  ...(Object.keys(legalPages) as LegalPage[]).map((page) => `/legal/${page}`),
];

/** The address of no page: the not-found page is rendered there. */
export const notFoundPath = '/404';

/** The file that a static host serves at the path: `/about` is `about.html`, `/` is `index.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
