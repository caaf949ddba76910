/** What Home lists, in the specification's order. */
export const benefits = ['globalReach', 'compliance', 'growth', 'team', 'response', 'endToEnd'] as const;
export const homeSteps = ['inquiry', 'offer', 'contract', 'shipment'] as const;

/** Cards shown before Show all is pressed. */
export const previewCount = 6;
