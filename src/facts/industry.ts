import type { Incoterm } from './incoterms.ts';
import type { Port } from './ports.ts';

/** What a lead time is for, where one industry has two. */
type LeadTimeOf = 'all' | 'air' | 'sea' | 'spareParts' | 'bulkTires';

interface LeadTime {
  of: LeadTimeOf;
  /** Shortest and longest indicative lead time, in days (section 9). */
  days: readonly [from: number, to: number];
}

export interface TradeTerms {
  incoterms: readonly Incoterm[];
  leadTimes: readonly LeadTime[];
  /** When the lead times end: when goods are ready to load, have arrived at the destination, or can go on board a ship in port. */
  leadTimesTo: 'loading' | 'arrival' | 'ship';
}

export interface RoutesIndustry extends TradeTerms {
  kind: 'routes';
  routes: readonly (readonly [from: Port, to: Port])[];
}

export interface HubsIndustry extends TradeTerms {
  kind: 'hubs';
  hubs: readonly Port[];
}

interface MachineryIndustry {
  kind: 'machinery';
}

export type Industry = RoutesIndustry | HubsIndustry | MachineryIndustry;
