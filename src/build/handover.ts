import type { SiteAssets } from '../site/site';

/** The file in which the bundler leaves what the writing of the pages needs of it. */
export const handover = '.cache/site/handover.json';

export interface Handover {
  /** The folder of the site's files. */
  outDir: string;
  assets: SiteAssets;
}
