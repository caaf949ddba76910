import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refusal } from '../tools/refusal.ts';

interface Package {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
  dependencies?: Record<string, string>;
}

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** The folder to which Node resolves a package imported in `from`; undefined if it is not installed. */
function folderOf(name: string, from: string, root: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === root) return undefined;
  }
}

/** The npm packages that visitors may receive, as `name@version` with their folders: the project's dependencies with all of theirs. */
export function shippedPackages(root: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, from: string) => {
    const folder = folderOf(name, from, root);
    // Not installed, such as an optional dependency: no visitor receives it.
    if (!folder) return;
    const { version, dependencies = {} } = read(folder);
    const title = `${name}@${version}`;
    if (found.has(title)) return;
    found.set(title, folder);
    for (const each of Object.keys(dependencies)) add(each, folder);
  };
  for (const name of Object.keys(read(root).dependencies ?? {})) add(name, root);
  return found;
}

/** The text about a package and its licence. */
function licenceOf(folder: string): string {
  const { name, version, license, homepage = '' } = read(folder);
  if (!license) throw new Error(`${name} ${version}: expected a licence, found none`);
  const [file] = globSync('{LICENSE,LICENCE,license,licence}{,.md,.txt}', { cwd: folder }).sort();
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return [`${name} ${version} (${license})`, homepage, '', text].join('\n').trim();
}

/**
 * The text with the licences of all third-party work that visitors may receive. Fonts and map data are dependencies too, so that the bill of
 * materials lists them.
 *
 * `bundled` are the names of the npm packages in the client.
 *
 * @throws if a package names no licence, or if a bundled one is not among the dependencies.
 */
export function licences(root: string, bundled: Iterable<string>): string {
  const packages = shippedPackages(root);
  for (const name of bundled)
    if (!Array.from(packages.keys()).some((title) => title.startsWith(`${name}@`)))
      throw refusal(`expected “${name}” among the dependencies of package.json and in node_modules of this folder, as it is in the client`);
  const entries = Array.from(packages.values(), licenceOf).sort();
  const others = 'Coasts: Natural Earth (https://www.naturalearthdata.com), public domain.';
  return `What this site is built from, and the licenses of its components.\n\n${others}\n\n${'-'.repeat(80)}\n\n${entries.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
