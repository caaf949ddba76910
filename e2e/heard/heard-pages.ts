import { paths } from '../addresses.ts';

/** Every page, the not-found page included, with its transcript. */
export const heardPages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(paths.map((path) => [path, `${path.slice(1).replaceAll('/', '-') || 'home'}.txt`])),
  '/nope': 'not-found.txt',
};
