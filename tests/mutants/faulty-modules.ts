import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { edited } from './edit.ts';
import { suiteFolders } from './suite.ts';

const suite = new RegExp(`/tests/(${suiteFolders.join('|')})/.+\\.test\\.ts$`);

/**
 * Vite plugin: loads `file?edited=start-end-by` as the file with that edit, and gives the suite's test files `it` and
 * `describe` from `collected.ts`, so that they can be run again for every fault.
 */
export function faultyModules(): Plugin {
  return {
    name: 'faulty-modules',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'vitest' && importer && suite.test(importer) ? resolve('tests/mutants/collected.ts') : undefined,
    load(id) {
      const [, file, start, end, by] = /^(.*)\?edited=(\d+)-(\d+)-(.*)$/.exec(id) ?? [];
      if (!file) return;
      return edited(readFileSync(file, 'utf8'), { start: Number(start), end: Number(end), by: Buffer.from(by!, 'hex').toString() });
    },
  };
}
