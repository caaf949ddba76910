import type { Port } from './ports.ts';
import type { Region } from './regions.ts';

export interface Hub {
  port: Port;
  region: Region;
  /** The position of the port itself in degrees (WGS 84). */
  longitude: number;
  latitude: number;
}

/** The 8 hubs in the specification's order (section 3). */
export const hubs = [
  { port: 'HKHKG', region: 'asiaPacific', longitude: 114.17, latitude: 22.32 },
  { port: 'CNSZX', region: 'asiaPacific', longitude: 114.06, latitude: 22.54 },
  { port: 'CNNGB', region: 'asiaPacific', longitude: 121.55, latitude: 29.87 },
  { port: 'SGSIN', region: 'asiaPacific', longitude: 103.82, latitude: 1.27 },
  { port: 'AEJEA', region: 'middleEastAfrica', longitude: 55.03, latitude: 25.01 },
  { port: 'NLRTM', region: 'europe', longitude: 4.14, latitude: 51.95 },
  { port: 'CNSHA', region: 'asiaPacific', longitude: 121.49, latitude: 31.23 },
  { port: 'INBOM', region: 'asiaPacific', longitude: 72.84, latitude: 18.95 },
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
