import { fileOf } from '../pages.ts';

/** The preview picture of a link (Open Graph protocol), in pixels. */
export const card = { width: 1200, height: 630 } as const;

/** The file of a page's preview picture in `public/` and `dist/`, by the page's path: `cards/zh-hant/about.png` for `/zh-hant/about`. */
export const cardFile = (address: string) => `cards/${fileOf(address).replace(/html$/, 'png')}`;
