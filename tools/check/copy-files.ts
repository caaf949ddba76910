import { industries, industrySlugs } from '../../src/facts/industries.ts';
import { legalPages, legalSlugs } from '../../src/facts/legal.ts';
import { regionOrder } from '../../src/facts/regions.ts';
import { serviceSlugs } from '../../src/facts/services.ts';
import type { SharedCopy } from '../../src/i18n/resources.ts';
import { copyFileOf, pagePaths } from '../../src/pages.ts';

// A record, so that the compiler requires every file with a type.
const sharedFiles: Record<keyof SharedCopy, true> = {
  common: true,
  industry: true,
  legal: true,
  live: true,
  mail: true,
  numbers: true,
  places: true,
  service: true,
  terms: true,
};

const industryFiles = industrySlugs.filter((slug) => industries[slug].kind !== 'machinery').map((slug) => `industries/${slug}`);
const machineryFiles = industrySlugs.filter((slug) => industries[slug].kind === 'machinery').map((slug) => `industries/${slug}`);
const serviceFiles = serviceSlugs.map((slug) => `services/${slug}`);
const legalFiles = legalSlugs.map((slug) => `legal/${slug}`);

/** The copy files of every language, as sorted paths in its folder without `.json`. */
export const copyFiles: readonly string[] = [...Object.keys(sharedFiles), ...pagePaths.map((path) => copyFileOf(path)!)].sort();

/** Groups of files with one shape: that of their first file, whose type tools/routes/write.ts gives to all. */
export const copyShapes: readonly (readonly string[])[] = [industryFiles, serviceFiles, legalFiles];

interface ListLength {
  file: string;
  key: string;
  from: number;
  to: number;
}

const lengths = (files: readonly string[], key: string, from: number, to: number): ListLength[] =>
  files.map((file) => ({ file, key, from, to }));

/** How many entries the lists of copy may have. */
export const listLengths: readonly ListLength[] = [
  ...lengths(industryFiles, 'products', 8, 12),
  ...lengths(industryFiles, 'documents', 6, 10),
  ...lengths(machineryFiles, 'services', 8, 8),
  ...lengths(serviceFiles, 'scope', 6, 8),
  ...lengths(serviceFiles, 'deliverables', 4, 6),
  ...lengths(serviceFiles, 'prepare', 5, 8),
  ...regionOrder.flatMap((region) => lengths(['geography'], `regions.${region}.highlights`, 3, 4)),
  ...Object.entries(legalPages).flatMap(([page, count]) => lengths([`legal/${page}`], 'sections', count, count)),
];

/** The placeholders that components fill; all others are facts. */
export const filledByCode: readonly string[] = [
  'page',
  'from',
  'to',
  'date',
  'industry',
  'service',
  'name',
  'status',
  'subject',
  'inHongKong',
  'when',
  'time',
  'weekday',
  'hour',
  'minute',
  'place',
];
