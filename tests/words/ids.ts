/** The slugs of the route table, in the specification’s order. */
export const industries = [
  'energy-petrochemicals',
  'metals-materials',
  'agriculture-foodstuffs',
  'industrial-chemicals',
  'construction-building',
  'electronics-ict',
  'consumer-durables',
  'medical-ppe',
  'automotive',
  'textiles-apparel',
  'packaging-paper',
  'mining-minerals',
  'marine-supplies',
  'light-heavy-machinery',
] as const;

export type Industry = (typeof industries)[number];

/** Every industry but the one that has parts of its own. */
export const verticals = industries.filter((slug) => slug !== 'light-heavy-machinery');

export type Vertical = (typeof verticals)[number];

export const services = [
  'global-sourcing',
  'documentation-compliance',
  'logistics-coordination',
  'quality-assurance',
  'factory-audit',
  'insurance-risk',
  'trade-advisory',
] as const;

export type Service = (typeof services)[number];

export const incoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;

export type Incoterm = (typeof incoterms)[number];

/** Every port of a popular route or hub, by its UN/LOCODE. */
export type Port =
  | 'HKHKG'
  | 'CNSZX'
  | 'CNNGB'
  | 'SGSIN'
  | 'AEJEA'
  | 'AEDXB'
  | 'NLRTM'
  | 'CNSHA'
  | 'INBOM'
  | 'INNSA'
  | 'INMAA'
  | 'INMUN'
  | 'USHOU'
  | 'USLAX'
  | 'USLGB'
  | 'USNYC'
  | 'SAJUB'
  | 'SAJED'
  | 'KRUSN'
  | 'KRPUS'
  | 'CNTXG'
  | 'CNTAO'
  | 'CNCAN'
  | 'ITGOA'
  | 'CLSAI'
  | 'BRSSZ'
  | 'THLCH'
  | 'VNSGN'
  | 'VNHPH'
  | 'AUMEL'
  | 'AUSYD'
  | 'AUPHE'
  | 'NZAKL'
  | 'BEANR'
  | 'KEMBA'
  | 'ESVLC'
  | 'DEFRA'
  | 'DEHAM'
  | 'TWKHH'
  | 'GBFXT'
  | 'JPYOK'
  | 'JPOSA'
  | 'MYPKG'
  | 'MXZLO'
  | 'ZADUR'
  | 'BDCGP'
  | 'PKKHI'
  | 'PHMNL'
  | 'IDJKT'
  | 'FIHEL'
  | 'PECLL'
  | 'TRMER';

export const detailPages = [
  ...industries.map((slug) => `/industries/${slug}` as const),
  ...services.map((slug) => `/services/${slug}` as const),
] as const;
