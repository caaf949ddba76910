import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A file as it is read while a fault is planted in it. */
export interface Planted {
  file: string;
  text: string;
}

/** Gives one file another text than it has on the disk, to whoever asks Vite for it, as code or as `?raw` text. */
export function overlay(): { plugin: Plugin; plant: (planted: Planted | null) => void } {
  let planted: Planted | null = null;
  return {
    plant: (next) => {
      planted = next;
    },
    plugin: {
      name: 'planted-fault',
      enforce: 'pre',
      load(id) {
        const [file, query] = id.split('?') as [string, string?];
        const own = planted?.file === relative(process.cwd(), file);
        if (query === 'raw') return `export default ${JSON.stringify(own ? planted!.text : readFileSync(file, 'utf8'))};`;
        return own && query === undefined ? planted!.text : undefined;
      },
    },
  };
}
