import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pictures of cards in a folder, by path in that folder. Those in `public/` are committed. */
export const readPictures = (folder = 'public'): Map<string, Buffer> =>
  new Map(globSync('cards/**/*.png', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file))]));
