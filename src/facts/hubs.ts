import type { Port } from './ports.ts';
import type { Region } from './regions.ts';

interface Hub {
  port: Port;
  region: Region;
}

/** The hubs in the specification's order (section 3). */
export const hubs = [
  { port: 'HKHKG', region: 'asiaPacific' },
  { port: 'CNSZX', region: 'asiaPacific' },
  { port: 'CNNGB', region: 'asiaPacific' },
  { port: 'SGSIN', region: 'asiaPacific' },
  { port: 'AEJEA', region: 'middleEastAfrica' },
  { port: 'NLRTM', region: 'europe' },
  { port: 'CNSHA', region: 'asiaPacific' },
  { port: 'INBOM', region: 'asiaPacific' },
] as const satisfies readonly Hub[];

export type HubPort = (typeof hubs)[number]['port'];

/** The lanes drawn between hubs, each a great circle. */
export const lanes = [
  ['HKHKG', 'SGSIN'],
  ['CNSHA', 'SGSIN'],
  ['CNNGB', 'HKHKG'],
  ['CNSZX', 'NLRTM'],
  ['SGSIN', 'INBOM'],
  ['SGSIN', 'AEJEA'],
  ['INBOM', 'AEJEA'],
  ['AEJEA', 'NLRTM'],
  ['CNSHA', 'NLRTM'],
  ['HKHKG', 'INBOM'],
  ['HKHKG', 'AEJEA'],
] as const satisfies readonly (readonly [HubPort, HubPort])[];
