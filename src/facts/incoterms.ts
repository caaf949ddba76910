/** The Incoterms® 2020 rules the site speaks of, from least to most borne by the seller. */
export const incoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;

export type Incoterm = (typeof incoterms)[number];
