import type { Industry } from './industry.ts';

/** The industry pages in the specification's order. */
export const industries = {
  'energy-petrochemicals': {
    kind: 'routes',
    incoterms: ['FCA', 'FOB', 'CFR', 'CIF', 'DAP'],
    leadTimes: [{ of: 'all', days: [15, 45] }],
    leadTimesTo: 'loading',
    routes: [
      ['AEJEA', 'SGSIN'],
      ['SAJUB', 'CNNGB'],
      ['KRUSN', 'CNSHA'],
      ['USHOU', 'NLRTM'],
      ['SGSIN', 'INBOM'],
    ],
  },
  'metals-materials': {
    kind: 'routes',
    incoterms: ['FCA', 'FOB', 'CFR', 'CIF'],
    leadTimes: [{ of: 'all', days: [20, 60] }],
    leadTimesTo: 'loading',
    routes: [
      ['CNTXG', 'AEJEA'],
      ['CNSHA', 'NLRTM'],
      ['INNSA', 'ITGOA'],
      ['CLSAI', 'CNSHA'],
      ['KRPUS', 'USLGB'],
    ],
  },
  'agriculture-foodstuffs': {
    kind: 'routes',
    incoterms: ['FCA', 'FOB', 'CFR', 'CIF', 'DAP'],
    leadTimes: [{ of: 'all', days: [30, 60] }],
    leadTimesTo: 'loading',
    routes: [
      ['BRSSZ', 'CNSHA'],
      ['THLCH', 'HKHKG'],
      ['VNSGN', 'AEJEA'],
      ['AUMEL', 'SGSIN'],
      ['INNSA', 'SAJED'],
      ['NZAKL', 'HKHKG'],
    ],
  },
  'industrial-chemicals': {
    kind: 'routes',
    incoterms: ['FCA', 'FOB', 'CFR', 'CIF', 'DAP'],
    leadTimes: [{ of: 'all', days: [15, 45] }],
    leadTimesTo: 'loading',
    routes: [
      ['CNTAO', 'VNSGN'],
      ['CNSHA', 'BEANR'],
      ['BEANR', 'SGSIN'],
      ['KRPUS', 'INMAA'],
    ],
  },
  'construction-building': {
    kind: 'routes',
    incoterms: ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'],
    leadTimes: [{ of: 'all', days: [20, 50] }],
    leadTimesTo: 'loading',
    routes: [
      ['CNCAN', 'AEJEA'],
      ['CNSZX', 'AUSYD'],
      ['CNTAO', 'KEMBA'],
      ['ESVLC', 'SAJED'],
      ['CNNGB', 'USLAX'],
    ],
  },
  'electronics-ict': {
    kind: 'routes',
    incoterms: ['EXW', 'FCA', 'FOB', 'DAP', 'DDP'],
    leadTimes: [
      { of: 'air', days: [10, 30] },
      { of: 'sea', days: [30, 60] },
    ],
    leadTimesTo: 'arrival',
    routes: [
      ['HKHKG', 'DEFRA'],
      ['HKHKG', 'USLAX'],
      ['CNSZX', 'NLRTM'],
      ['CNSZX', 'USLGB'],
      ['TWKHH', 'SGSIN'],
    ],
  },
  'consumer-durables': {
    kind: 'routes',
    incoterms: ['EXW', 'FCA', 'FOB', 'CIF', 'DDP'],
    leadTimes: [{ of: 'all', days: [20, 45] }],
    leadTimesTo: 'loading',
    routes: [
      ['CNNGB', 'DEHAM'],
      ['CNSZX', 'GBFXT'],
      ['CNNGB', 'USLAX'],
      ['VNSGN', 'JPYOK'],
      ['CNSZX', 'AEJEA'],
    ],
  },
  'medical-ppe': {
    kind: 'routes',
    incoterms: ['FCA', 'CIF', 'DAP', 'DDP'],
    leadTimes: [{ of: 'all', days: [20, 40] }],
    leadTimesTo: 'loading',
    routes: [
      ['HKHKG', 'DEFRA'],
      ['MYPKG', 'NLRTM'],
      ['CNSHA', 'USNYC'],
      ['CNSZX', 'AUMEL'],
    ],
  },
  automotive: {
    kind: 'routes',
    incoterms: ['EXW', 'FCA', 'FOB', 'CIF', 'DAP'],
    leadTimes: [
      { of: 'spareParts', days: [15, 35] },
      { of: 'bulkTires', days: [25, 50] },
    ],
    leadTimesTo: 'loading',
    routes: [
      ['CNTAO', 'AEJEA'],
      ['JPYOK', 'KEMBA'],
      ['THLCH', 'AUMEL'],
      ['CNNGB', 'MXZLO'],
      ['DEHAM', 'ZADUR'],
    ],
  },
  'textiles-apparel': {
    kind: 'routes',
    incoterms: ['FCA', 'FOB', 'CIF', 'DDP'],
    leadTimes: [{ of: 'all', days: [30, 60] }],
    leadTimesTo: 'loading',
    routes: [
      ['BDCGP', 'DEHAM'],
      ['VNHPH', 'USLAX'],
      ['CNNGB', 'JPOSA'],
      ['PKKHI', 'GBFXT'],
      ['CNSHA', 'ESVLC'],
    ],
  },
  'packaging-paper': {
    kind: 'routes',
    incoterms: ['EXW', 'FCA', 'FOB', 'CFR', 'CIF'],
    leadTimes: [{ of: 'all', days: [20, 50] }],
    leadTimesTo: 'loading',
    routes: [
      ['CNSZX', 'PHMNL'],
      ['IDJKT', 'AEJEA'],
      ['FIHEL', 'CNSHA'],
      ['CNTAO', 'USLGB'],
    ],
  },
  'mining-minerals': {
    kind: 'routes',
    incoterms: ['FCA', 'FOB', 'CFR', 'CIF'],
    leadTimes: [{ of: 'all', days: [30, 60] }],
    leadTimesTo: 'loading',
    routes: [
      ['ZADUR', 'CNTXG'],
      ['PECLL', 'CNSHA'],
      ['AUPHE', 'CNTAO'],
      ['TRMER', 'USHOU'],
      ['INMUN', 'AEJEA'],
    ],
  },
  'marine-supplies': {
    kind: 'hubs',
    incoterms: ['EXW', 'FCA', 'FOB', 'CIF', 'DAP'],
    leadTimes: [{ of: 'all', days: [5, 20] }],
    leadTimesTo: 'ship',
    hubs: ['SGSIN', 'AEDXB', 'HKHKG', 'NLRTM', 'USHOU'],
  },
  'light-heavy-machinery': { kind: 'machinery' },
} as const satisfies Record<string, Industry>;

export type IndustrySlug = keyof typeof industries;

export const industrySlugs = Object.keys(industries) as IndustrySlug[];

/** The end of the common scale of all lead times. */
export const longestLeadTimeDays = 60;
