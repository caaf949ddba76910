import { industrySlugs } from './facts/industries.ts';
import { legalSlugs } from './facts/legal.ts';
import { serviceSlugs } from './facts/services.ts';

interface PageRow {
  /** The path without language, as in the route. */
  path: `/${string}`;
  /** The slugs of a family: they replace `$slug` in the path and `[slug]` in the name of the copy file. */
  slugs?: readonly string[];
  /** Its copy file: `locales/<language>/<copy>.json`. */
  copy: string;
  /** Decides the type in structured data (src/render/structured-data.ts). */
  kind: 'about' | 'contact' | 'index' | 'page' | 'service';
  /** Whether it is in the top navigation, in the order of the rows. Its label is in `navigation` of common.json. */
  navigation?: true;
  /** Its position in the list of company pages in the footer. Its label is in `footer` of common.json. */
  footer?: number;
  /** The paper colour; white by default. */
  paper?: Exclude<Paper, 'white'>;
}

/** The five paper colours (src/theme/colours.ts), in the order in which the sheets of a form lie: each on the next. */
export const papers = ['white', 'canary', 'pink', 'blue', 'green'] as const;

export type Paper = (typeof papers)[number];

/** A page's title in another language. */
export interface SignWords {
  text: string;
  /** That language's BCP 47 tag. */
  lang: string;
  /** `down` if the script of that language can be written vertically. */
  runs: 'down' | 'across';
}

/** The register of pages, in the order of the route table (section 2). Only routes/ lists them again. */
export const pages = [
  { path: '/', copy: 'home', kind: 'page', navigation: true },
  {
    path: '/industries',
    copy: 'industries',
    kind: 'index',
    navigation: true,
    footer: 2,
    paper: 'canary',
  },
  {
    path: '/industries/$slug',
    slugs: industrySlugs,
    copy: 'industries/[slug]',
    kind: 'page',
    paper: 'canary',
  },
  {
    path: '/services',
    copy: 'services',
    kind: 'index',
    navigation: true,
    footer: 3,
    paper: 'blue',
  },
  {
    path: '/services/$slug',
    slugs: serviceSlugs,
    copy: 'services/[slug]',
    kind: 'service',
    paper: 'blue',
  },
  {
    path: '/geography',
    copy: 'geography',
    kind: 'page',
    navigation: true,
    footer: 4,
    paper: 'green',
  },
  {
    path: '/compliance',
    copy: 'compliance',
    kind: 'page',
    navigation: true,
    footer: 5,
    paper: 'pink',
  },
  {
    path: '/about',
    copy: 'about',
    kind: 'about',
    navigation: true,
    footer: 1,
  },
  {
    path: '/contact',
    copy: 'contact',
    kind: 'contact',
    navigation: true,
  },
  {
    path: '/legal/$slug',
    slugs: legalSlugs,
    copy: 'legal/[slug]',
    kind: 'page',
  },
] as const satisfies readonly PageRow[];

export type Page = (typeof pages)[number];

/** The row of every page, by path without language. */
const rows = new Map<string, PageRow>(
  pages.flatMap((row: PageRow) => (row.slugs ?? ['']).map((slug) => [row.path.replace('$slug', slug), row] as const)),
);

/** The path of every page without language, in the order of the route table. */
export const pagePaths: readonly string[] = [...rows.keys()];

/** The row of the page at a path without language; undefined for an unknown path. */
export const pageAt = (path: string): PageRow | undefined => rows.get(path);

/** The colour of the paper at a path without language. */
export const paperAt = (path: string): Paper => pageAt(path)?.paper ?? 'white';

/** The copy file of the page at a path without language, such as `industries/automotive`; undefined for an unknown path. */
export const copyFileOf = (path: string): string | undefined =>
  rows.get(path)?.copy.replace('[slug]', path.slice(path.lastIndexOf('/') + 1));

/** The path at which the not-found page is rendered; no page has it. */
export const notFoundPath = '/404';

/** The file in `dist/` of the document at a path with language: `about.html` for `/about`, `index.html` for `/`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
