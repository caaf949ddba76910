import type { Plugin } from 'vite';

/** A module `virtual:<name>` that is made when the site is built: it exports each value by its name. */
export function virtualModule(name: string, make: () => Record<string, unknown>): Plugin {
  const id = `\0virtual:${name}`;
  return {
    name,
    resolveId: (source) => (`\0${source}` === id ? id : undefined),
    load: (source) =>
      source === id
        ? Object.entries(make())
            .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
            .join('\n')
        : undefined,
  };
}
