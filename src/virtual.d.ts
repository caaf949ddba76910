declare module 'virtual:world-map' {
  import type { Region } from './facts/regions.ts';
  export const land: string;
  /** The same, coarser: behind the lanes on Home. */
  export const background: string;
  export const regionLands: Record<Region, string>;
  /** One for each of the facts' lanes, in their order. */
  export const lanes: readonly string[];
  /** One for each of the facts' hubs, in their order. */
  export const points: readonly (readonly [x: number, y: number])[];
}

declare module 'virtual:pictograms' {
  import type { PictogramName } from './theme/pictogram-names.ts';
  /** The course of each one's path. */
  export const pictograms: Record<PictogramName, string>;
}
