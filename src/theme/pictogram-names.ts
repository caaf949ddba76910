import type { benefits, homeSteps } from '../facts/home.ts';
import type { IndustrySlug } from '../facts/industries.ts';
import type { processSteps } from '../facts/overview.ts';
import type { ServiceSlug } from '../facts/services.ts';

/** What stands for what: names of Tabler’s outlines. */
export const industryPictograms = {
  'energy-petrochemicals': 'droplet',
  'metals-materials': 'stack-2',
  'agriculture-foodstuffs': 'wheat',
  'industrial-chemicals': 'flask-2',
  'construction-building': 'wall',
  'electronics-ict': 'cpu',
  'consumer-durables': 'wash-machine',
  'medical-ppe': 'stethoscope',
  automotive: 'car',
  'textiles-apparel': 'hanger',
  'packaging-paper': 'box',
  'mining-minerals': 'diamond',
  'marine-supplies': 'ship',
  'light-heavy-machinery': 'backhoe',
} as const satisfies Record<IndustrySlug, string>;

export const servicePictograms = {
  'global-sourcing': 'world-search',
  'documentation-compliance': 'file-check',
  'logistics-coordination': 'route',
  'quality-assurance': 'rosette-discount-check',
  'factory-audit': 'building-factory-2',
  'insurance-risk': 'umbrella',
  'trade-advisory': 'scale',
} as const satisfies Record<ServiceSlug, string>;

export const benefitPictograms = {
  globalReach: 'world',
  compliance: 'file-certificate',
  growth: 'plant-2',
  team: 'users-group',
  response: 'clock-hour-4',
  endToEnd: 'route-2',
} as const satisfies Record<(typeof benefits)[number], string>;

export const homeStepPictograms = {
  inquiry: 'mail',
  offer: 'file-invoice',
  contract: 'signature',
  shipment: 'ship',
} as const satisfies Record<(typeof homeSteps)[number], string>;

export const processStepPictograms = {
  discovery: 'list-search',
  planning: 'map-2',
  execution: 'settings-check',
  optimization: 'refresh',
} as const satisfies Record<(typeof processSteps)[number], string>;

const all = [industryPictograms, servicePictograms, benefitPictograms, homeStepPictograms, processStepPictograms] as const;

type ValueOf<Value> = Value extends Value ? Value[keyof Value] : never;

export type PictogramName = ValueOf<(typeof all)[number]>;

export const pictogramNames: readonly PictogramName[] = [...new Set(all.flatMap((each): PictogramName[] => Object.values(each)))];
