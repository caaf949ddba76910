import type { Paper } from '../pages.ts';

/** Countries and territories by ISO 3166-1 alpha-2. Their names are copy: `countries` in places.json. */
export const regions = {
  asiaPacific: ['CN', 'HK', 'TW', 'JP', 'KR', 'SG', 'MY', 'TH', 'VN', 'ID', 'PH', 'KH', 'IN', 'BD', 'PK', 'LK', 'KZ', 'UZ', 'AU', 'NZ'],
  europe: ['GB', 'DE', 'FR', 'IT', 'ES', 'PT', 'NL', 'BE', 'IE', 'CH', 'AT', 'SE', 'NO', 'DK', 'FI', 'PL', 'CZ', 'HU', 'RO', 'GR'],
  northAmerica: ['US', 'CA', 'MX', 'DO', 'JM', 'TT', 'BS', 'BB'],
  middleEastAfrica: [
    'AE',
    'SA',
    'QA',
    'KW',
    'BH',
    'OM',
    'JO',
    'TR',
    'EG',
    'MA',
    'TN',
    'DZ',
    'ZA',
    'NG',
    'KE',
    'GH',
    'TZ',
    'ET',
    'SN',
    'CI',
  ],
  latinAmerica: ['BR', 'AR', 'CL', 'CO', 'PE', 'EC', 'UY', 'PY', 'BO', 'PA', 'CR', 'GT', 'HN'],
} as const;

export type Region = keyof typeof regions;

export const regionOrder = Object.keys(regions) as Region[];

/** The paper colour of each region, in the list and on the map. */
export const regionPapers: Record<Region, Paper> = {
  asiaPacific: 'canary',
  europe: 'blue',
  northAmerica: 'pink',
  middleEastAfrica: 'green',
  latinAmerica: 'white',
};
