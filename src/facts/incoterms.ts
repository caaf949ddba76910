/** The Incoterms® 2020 rules that the site mentions, in the order of the seller's obligations, the least first. */
export const incoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;

export type Incoterm = (typeof incoterms)[number];

/** The points of a journey at which cost or risk can pass from seller to buyer, in order. */
export const passingPoints = ['premises', 'carrier', 'onBoard', 'destinationPort', 'namedPlace', 'dutyPaid'] as const;

export type PassingPoint = (typeof passingPoints)[number];

/** Up to where the seller pays, and where risk passes (ICC, Incoterms® 2020, articles A2, A3 and A9). */
export const passing = {
  EXW: { cost: 'premises', risk: 'premises' },
  FCA: { cost: 'carrier', risk: 'carrier' },
  FOB: { cost: 'onBoard', risk: 'onBoard' },
  CFR: { cost: 'destinationPort', risk: 'onBoard' },
  CIF: { cost: 'destinationPort', risk: 'onBoard', insured: true },
  DAP: { cost: 'namedPlace', risk: 'namedPlace' },
  DDP: { cost: 'dutyPaid', risk: 'namedPlace' },
} as const satisfies Record<Incoterm, { cost: PassingPoint; risk: PassingPoint; insured?: true }>;
