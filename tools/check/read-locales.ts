import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { LocaleFiles } from './check-copy.ts';
import { leavesOf } from './compare-copy.ts';

/** Reads the copy of the project at `root`. Files and folders whose names begin with `_` are not copy, such as `_notes/`. */
export function readLocales(root: string): LocaleFiles {
  const folder = join(root, 'locales');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.json') && !path.split(sep).some((part) => /^[_.]/.test(part)),
  );
  return new Map(paths.sort().map((path) => [path.split(sep).join('/'), readFileSync(join(folder, path), 'utf8')]));
}

/** The keys of all texts in these files, such as `home:why.title`. */
export function keysOf(files: LocaleFiles): Set<string> {
  const namespaceOf = (path: string) => path.slice(path.indexOf('/') + 1, -'.json'.length);
  return new Set(Array.from(files).flatMap(([path, text]) => leavesOf(JSON.parse(text)).map(([key]) => `${namespaceOf(path)}:${key}`)));
}
