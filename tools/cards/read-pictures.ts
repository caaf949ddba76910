import { globSync, readFileSync } from 'node:fs';

/** The committed pictures of cards, by file in `public/`. */
export const readPictures = (): Map<string, Buffer> =>
  new Map(globSync('cards/**/*.png', { cwd: 'public' }).map((file) => [file, readFileSync(`public/${file}`)]));
