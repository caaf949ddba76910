/** Ports by UN/LOCODE (UNECE). Their names are copy: `ports` in places.json. */
export const ports = [
  'HKHKG', 'CNSZX', 'CNNGB', 'SGSIN', 'AEJEA', 'AEDXB', 'NLRTM', 'CNSHA', 'INBOM', 'INNSA', 'INMAA', 'INMUN',
  'USHOU', 'USLAX', 'USLGB', 'USNYC', 'SAJUB', 'SAJED', 'KRUSN', 'KRPUS', 'CNTXG', 'CNTAO', 'CNCAN', 'ITGOA',
  'CLSAI', 'BRSSZ', 'THLCH', 'VNSGN', 'VNHPH', 'AUMEL', 'AUSYD', 'AUPHE', 'NZAKL', 'BEANR', 'KEMBA', 'ESVLC',
  'DEFRA', 'DEHAM', 'TWKHH', 'GBFXT', 'JPYOK', 'JPOSA', 'MYPKG', 'MXZLO', 'ZADUR', 'BDCGP', 'PKKHI', 'PHMNL',
  'IDJKT', 'FIHEL', 'PECLL', 'TRMER',
] as const;

export type Port = (typeof ports)[number];
