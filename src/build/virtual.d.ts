declare module 'virtual:world-map' {
  import type { HubPort } from '../facts/hubs';
  import type { Region } from '../facts/regions';
  export const viewBox: string;
  export const land: string;
  export const regionLands: Record<Region, string>;
  export const lanes: readonly { key: string; from: HubPort; to: HubPort; d: string }[];
  export const points: readonly { port: HubPort; x: number; y: number }[];
}

declare module 'virtual:holidays' {
  /** YYYY-MM-DD in Hong Kong, in order. */
  export const holidays: readonly string[];
  export const knownUntil: string;
}
