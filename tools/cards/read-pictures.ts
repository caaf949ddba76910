import { globSync, readFileSync } from 'node:fs';

/** The cards that are kept, by their files in `public/`. */
export const readPictures = (): Map<string, Buffer> =>
  new Map(globSync('cards/**/*.png', { cwd: 'public' }).map((file) => [file, readFileSync(`public/${file}`)]));
