import { addressOf, languages, paths } from '../addresses.ts';

export const widths = [375, 1280] as const;
export const schemes = ['light', 'dark'] as const;
export const height = 800;

export const missingPath = '/nope';

/** Every page in every language, the one that is missing included; of one path only, where one is asked for. */
export function visits(only: string | null) {
  const wanted = [...paths, missingPath].filter((path) => !only || path === only);
  return languages.flatMap(({ prefix, lang }) => wanted.map((path) => ({ lang, prefix, path, address: addressOf(prefix, path) })));
}
