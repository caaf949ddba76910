/** The legal pages with their number of sections. */
export const legalPages = { privacy: 10, terms: 13, cookies: 8 } as const;

export type LegalSlug = keyof typeof legalPages;

export const legalSlugs = Object.keys(legalPages) as LegalSlug[];

/** The month of the last update; `month` counts from 1. */
export const legalUpdated = { year: 2025, month: 1 } as const;
