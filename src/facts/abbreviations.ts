/** Trade abbreviations that are explained, as they are written in copy, each with its key in terms.json. */
export const abbreviations = {
  RFQ: 'RFQ',
  HS: 'HS',
  'L/C': 'LC',
  'T/T': 'TT',
  AQL: 'AQL',
  DUPRO: 'DUPRO',
  AML: 'AML',
  KYC: 'KYC',
  FCL: 'FCL',
  LCL: 'LCL',
  SDS: 'SDS',
  MSDS: 'MSDS',
  SGS: 'SGS',
} as const;

export type Abbreviation = keyof typeof abbreviations;
