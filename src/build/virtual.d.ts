declare module 'virtual:world-map' {
  import type { HubPort } from '../facts/hubs';
  export const viewBox: string;
  export const land: string;
  export const lanes: readonly { key: string; from: HubPort; to: HubPort; d: string }[];
  export const points: readonly { port: HubPort; x: number; y: number }[];
}
