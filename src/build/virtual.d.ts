declare module 'virtual:world-map' {
  import type { Region } from '../facts/regions';
  export const land: string;
  export const regionLands: Record<Region, string>;
  /** One for each of the facts' lanes, in their order. */
  export const lanes: readonly string[];
  /** One for each of the facts' hubs, in their order. */
  export const points: readonly (readonly [x: number, y: number])[];
}

declare module 'virtual:holidays' {
  /** YYYY-MM-DD in Hong Kong, in order. */
  export const holidays: readonly string[];
  export const knownUntil: string;
}

declare module 'virtual:pictograms' {
  import type { PictogramName } from '../theme/pictogram-names';
  /** The course of each one's path. */
  export const pictograms: Record<PictogramName, string>;
}
