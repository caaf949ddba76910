import { industries, industrySlugs } from '../../src/facts/industries.ts';
import { legalPages, type LegalPage } from '../../src/facts/legal.ts';
import { regionOrder } from '../../src/facts/regions.ts';
import { serviceSlugs } from '../../src/facts/services.ts';
import type { Copy } from '../../src/i18n/resources.ts';

type SingleFile = Exclude<keyof Copy, `${string}/${string}` | 'company'>;

// Spelled as a record, so that the compiler asks for every file that has a type.
const singleFiles: Record<SingleFile, true> = {
  about: true,
  common: true,
  compliance: true,
  contact: true,
  geography: true,
  home: true,
  industries: true,
  industry: true,
  legal: true,
  live: true,
  mail: true,
  numbers: true,
  places: true,
  service: true,
  services: true,
  terms: true,
};

const industryFiles = industrySlugs.filter((slug) => industries[slug].kind !== 'machinery').map((slug) => `industries/${slug}`);
const machineryFiles = industrySlugs.filter((slug) => industries[slug].kind === 'machinery').map((slug) => `industries/${slug}`);
const serviceFiles = serviceSlugs.map((slug) => `services/${slug}`);
const legalFiles = (Object.keys(legalPages) as LegalPage[]).map((page) => `legal/${page}`);

/** Every file that a language has, as its path in the language's folder without `.json`. */
export const copyFiles: readonly string[] = [
  ...Object.keys(singleFiles),
  ...industryFiles,
  ...machineryFiles,
  ...serviceFiles,
  ...legalFiles,
];

/** The files that share one shape; `model` is the one that src/i18n/resources.ts takes their type from. */
export const copyShapes: readonly { model: string; files: readonly string[] }[] = [
  { model: 'industries/automotive', files: industryFiles },
  { model: 'services/global-sourcing', files: serviceFiles },
  { model: 'legal/privacy', files: legalFiles },
];

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

/** The placeholders that the code fills where it shows a text; every other one is a fact. */
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
  'when',
  'time',
  'weekday',
  'hour',
  'minute',
  'place',
];
