import type { Incoterm } from './incoterms.ts';

/** The RFQ checklist's groups and items, in the specification's order (section 3). */
export const rfqChecklist = {
  product: ['nameAndSpecs', 'hsCode', 'quantity', 'targetPrice', 'qualityStandards'],
  delivery: ['destination', 'incoterm', 'timeline', 'packaging'],
  commercial: ['paymentMethod', 'budget', 'volume'],
  documentation: ['compliance', 'certificateOfOrigin', 'testReports'],
  additional: ['supplierPreferences', 'otherRequirements'],
} as const;

/** The Incoterms that the sourcing request offers as examples, in the specification's order (section 3). */
export const rfqIncoterms = ['EXW', 'FOB', 'CIF', 'DDP'] as const satisfies readonly Incoterm[];

/** The fields each pre-filled e-mail asks for, in the specification's order (section 3). */
export const mailTemplates = {
  generalInquiry: ['company', 'industry', 'region', 'interest', 'questions'],
  sourcingRequest: [
    'productName',
    'hsCode',
    'quantity',
    'targetPrice',
    'qualityStandards',
    'destination',
    'incotermPreference',
    'timeline',
    'frequency',
    'paymentMethod',
    'budget',
    'certificateOfOrigin',
    'testReports',
    'otherCompliance',
  ],
  logisticsCoordination: [
    'productType',
    'quantity',
    'packaging',
    'dangerousGoods',
    'origin',
    'destination',
    'mode',
    'incoterm',
    'insurance',
    'customsClearance',
    'consolidation',
    'timeline',
    'documents',
  ],
  partnershipInquiry: [
    'companyProfile',
    'yearsInBusiness',
    'partnershipType',
    'markets',
    'productCategories',
    'capabilities',
    'objectives',
  ],
} as const;

export type MailTemplate = keyof typeof mailTemplates;

export const mailTemplateOrder = Object.keys(mailTemplates) as MailTemplate[];

/** Longest mail link, in characters: Chrome on Windows opens nothing for one over 2,048. */
export const mailLinkLimit = 2000;
