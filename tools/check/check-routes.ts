import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pages } from '../../src/pages.ts';
import { fault } from './fault.ts';

/** The path of a route file, such as `/industries/$slug`. */
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, '')}`;

/** The route files of the project at `root`, such as `routes/industries/$slug.tsx`. */
export const readRoutes = (root: string): string[] =>
  readdirSync(join(root, 'routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && file !== '__root.tsx')
    .map((file) => file.split(sep).join('/'))
    .sort();

/**
 * Routes without a row in the register of pages, rows without a route, and second rows for a path, one message each. `paths` are those of
 * the rows.
 */
export function checkRoutes(files: readonly string[], paths: readonly string[] = pages.map(({ path }) => path)): string[] {
  const registered = new Set(paths);
  const routed = new Set(files.map(pathOf));
  return [
    ...files
      .filter((file) => !registered.has(pathOf(file)))
      .map((file) => fault(`routes/${file}`, '', `a row in src/pages.ts with the path ${pathOf(file)}`, 'none')),
    ...paths.filter((path) => !routed.has(path)).map((path) => fault('src/pages.ts', path, 'a route in routes/', 'none')),
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => fault('src/pages.ts', path, 'each path once', 'it twice')),
  ];
}
