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

export const legal = ['privacy', 'terms', 'cookies'] as const;

export type Legal = (typeof legal)[number];

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

/** The Common Incoterms of each vertical, in order. */
export const commonIncoterms: Record<Vertical, Incoterm[]> = {
  'energy-petrochemicals': ['FCA', 'FOB', 'CFR', 'CIF', 'DAP'],
  'metals-materials': ['FCA', 'FOB', 'CFR', 'CIF'],
  'agriculture-foodstuffs': ['FCA', 'FOB', 'CFR', 'CIF', 'DAP'],
  'industrial-chemicals': ['FCA', 'FOB', 'CFR', 'CIF', 'DAP'],
  'construction-building': ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'],
  'electronics-ict': ['EXW', 'FCA', 'FOB', 'DAP', 'DDP'],
  'consumer-durables': ['EXW', 'FCA', 'FOB', 'CIF', 'DDP'],
  'medical-ppe': ['FCA', 'CIF', 'DAP', 'DDP'],
  automotive: ['EXW', 'FCA', 'FOB', 'CIF', 'DAP'],
  'textiles-apparel': ['FCA', 'FOB', 'CIF', 'DDP'],
  'packaging-paper': ['EXW', 'FCA', 'FOB', 'CFR', 'CIF'],
  'mining-minerals': ['FCA', 'FOB', 'CFR', 'CIF'],
  'marine-supplies': ['EXW', 'FCA', 'FOB', 'CIF', 'DAP'],
};

/** From one port to another, as a page displays it. */
type Route = `${Port} → ${Port}`;

/** The Popular Routes of each vertical that has them, in order. */
export const popularRoutes: Record<Exclude<Vertical, 'marine-supplies'>, Route[]> = {
  'energy-petrochemicals': ['AEJEA → SGSIN', 'SAJUB → CNNGB', 'KRUSN → CNSHA', 'USHOU → NLRTM', 'SGSIN → INBOM'],
  'metals-materials': ['CNTXG → AEJEA', 'CNSHA → NLRTM', 'INNSA → ITGOA', 'CLSAI → CNSHA', 'KRPUS → USLGB'],
  'agriculture-foodstuffs': ['BRSSZ → CNSHA', 'THLCH → HKHKG', 'VNSGN → AEJEA', 'AUMEL → SGSIN', 'INNSA → SAJED', 'NZAKL → HKHKG'],
  'industrial-chemicals': ['CNTAO → VNSGN', 'CNSHA → BEANR', 'BEANR → SGSIN', 'KRPUS → INMAA'],
  'construction-building': ['CNCAN → AEJEA', 'CNSZX → AUSYD', 'CNTAO → KEMBA', 'ESVLC → SAJED', 'CNNGB → USLAX'],
  'electronics-ict': ['HKHKG → DEFRA', 'HKHKG → USLAX', 'CNSZX → NLRTM', 'CNSZX → USLGB', 'TWKHH → SGSIN'],
  'consumer-durables': ['CNNGB → DEHAM', 'CNSZX → GBFXT', 'CNNGB → USLAX', 'VNSGN → JPYOK', 'CNSZX → AEJEA'],
  'medical-ppe': ['HKHKG → DEFRA', 'MYPKG → NLRTM', 'CNSHA → USNYC', 'CNSZX → AUMEL'],
  automotive: ['CNTAO → AEJEA', 'JPYOK → KEMBA', 'THLCH → AUMEL', 'CNNGB → MXZLO', 'DEHAM → ZADUR'],
  'textiles-apparel': ['BDCGP → DEHAM', 'VNHPH → USLAX', 'CNNGB → JPOSA', 'PKKHI → GBFXT', 'CNSHA → ESVLC'],
  'packaging-paper': ['CNSZX → PHMNL', 'IDJKT → AEJEA', 'FIHEL → CNSHA', 'CNTAO → USLGB'],
  'mining-minerals': ['ZADUR → CNTXG', 'PECLL → CNSHA', 'AUPHE → CNTAO', 'TRMER → USHOU', 'INMUN → AEJEA'],
};

/** The lanes on the map of Home, in order. */
export const lanes: Route[] = [
  'HKHKG → SGSIN',
  'CNSHA → SGSIN',
  'CNNGB → HKHKG',
  'CNSZX → NLRTM',
  'SGSIN → INBOM',
  'SGSIN → AEJEA',
  'INBOM → AEJEA',
  'AEJEA → NLRTM',
  'CNSHA → NLRTM',
  'HKHKG → INBOM',
  'HKHKG → AEJEA',
];

export const detailPages = [
  ...industries.map((slug) => `/industries/${slug}` as const),
  ...services.map((slug) => `/services/${slug}` as const),
] as const;
