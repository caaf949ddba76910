/** Trade abbreviations that are explained, as they are written in copy, each with its key in terms.json. */
export const abbreviations = {
  RFQ: 'RFQ',
  'L/C': 'LC',
  'T/T': 'TT',
  MSDS: 'MSDS',
  SGS: 'SGS',
  AQL: 'AQL',
  DUPRO: 'DUPRO',
  AML: 'AML',
  KYC: 'KYC',
  PPE: 'PPE',
  ICT: 'ICT',
  AWB: 'AWB',
  COA: 'COA',
  MTC: 'MTC',
  FCL: 'FCL',
  LCL: 'LCL',
  MOQ: 'MOQ',
  HKIAC: 'HKIAC',
  PDPO: 'PDPO',
} as const;

export type Abbreviation = keyof typeof abbreviations;
