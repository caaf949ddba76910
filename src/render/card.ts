import { fileOf } from '../pages.ts';

/** The picture beside a link that somebody sends, in the measure in pixels that readers of the Open Graph protocol ask for. */
export const card = { width: 1200, height: 630, type: 'image/png' } as const;

/** The file of a page's picture in `public/` and in `dist/`, by the page's address: `/zh-hant/about` has `cards/zh-hant/about.png`. */
export const cardFile = (address: string) => `cards/${fileOf(address).replace(/html$/, 'png')}`;
