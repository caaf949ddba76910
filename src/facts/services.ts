/** The service pages in the specification's order. */
export const serviceSlugs = [
  'global-sourcing',
  'documentation-compliance',
  'logistics-coordination',
  'quality-assurance',
  'factory-audit',
  'insurance-risk',
  'trade-advisory',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
