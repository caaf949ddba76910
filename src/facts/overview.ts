/** What pages list besides industries, services and regions, in the specification's order. */
export const processSteps = ['discovery', 'planning', 'execution', 'optimization'] as const;
export const machineryCategories = ['constructionMachinery', 'industrialEquipment', 'powerTools', 'agriculturalMachinery'] as const;
export const documentCategories = ['commercial', 'transport', 'origin', 'productSafety'] as const;
export const complianceStandards = ['amlKyc', 'sanctions', 'dataProtection', 'productSafety'] as const;
export const tradeDocuments = [
  'commercialInvoice',
  'packingList',
  'billOfLading',
  'certificateOfOrigin',
  'insuranceCertificate',
  'inspectionCertificate',
] as const;
export const values = ['integrity', 'excellence', 'innovation'] as const;
export const team = ['leadership', 'compliance', 'supplyChain', 'regional'] as const;
