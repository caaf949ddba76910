import { readFileSync } from 'node:fs';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { readLocales } from '../../tools/check/read-locales.ts';

/** One text of a locale file. */
export interface Leaf {
  file: string;
  code: string;
  /** The file without its language, and the key: `home:why.title`. */
  place: string;
  key: string;
  text: string;
}

export const leaves: readonly Leaf[] = Array.from(readLocales('.')).flatMap(([path, json]) =>
  leavesOf(JSON.parse(json)).map(([key, text]) => {
    const [code, ...rest] = path.split('/') as [string, ...string[]];
    const place = `${rest.join('/').slice(0, -'.json'.length)}:${key}`;
    return { file: `locales/${path}`, code, place, key, text: String(text) };
  }),
);

/** The leaf of another language at the same place. */
export const twinOf = (leaf: Leaf, code: string): Leaf => leaves.find((other) => other.code === code && other.place === leaf.place)!;

/** The text of a locale file with another text at a key. */
export function withLeaf(json: string, key: string, text: string): string {
  const tree = JSON.parse(json) as Record<string, unknown>;
  const parts = key.split('.');
  const last = parts.pop()!;
  const parent = parts.reduce((node, part) => node[part] as Record<string, unknown>, tree);
  parent[last] = text;
  return JSON.stringify(tree, null, 2);
}

/** Every text that docs/specification.md has in quotation marks: it is displayed word for word. */
export const quoted: ReadonlySet<string> = new Set(
  Array.from(readFileSync('docs/specification.md', 'utf8').matchAll(/“(.+?)”/g), ([, quote]) => quote!),
);
