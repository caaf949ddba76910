import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { readLocales } from '../../tools/check/read-locales.ts';
import type { CopyText } from '../harness/planted-faults.ts';
import type { Fault } from './see.ts';

/** One text of a locale file. */
export interface Leaf extends CopyText {
  code: string;
  /** The file without its language, and the key: `home:why.title`. */
  place: string;
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

/** Other texts at some keys of one locale file. */
export function inCopy(changes: readonly CopyText[], what: string): Fault {
  const { file } = changes[0]!;
  const json = readFileSync(file, 'utf8');
  const tree = JSON.parse(json) as Record<string, unknown>;
  for (const { key, text } of changes) {
    const parts = key.split('.');
    const last = parts.pop()!;
    parts.reduce((node, part) => node[part] as Record<string, unknown>, tree)[last] = text;
  }
  const keys = changes.map(({ key }) => key).join(' and ');
  if (isDeepStrictEqual(tree, JSON.parse(json))) throw new Error(`${file}, ${keys}: ${what}: it changes nothing`);
  return { file, what: `${file}, ${keys}: ${what}`, start: 0, end: json.length, by: JSON.stringify(tree, null, 2) };
}

/** Every text that docs/specification.md has in quotation marks: it is displayed word for word. */
const quoted: ReadonlySet<string> = new Set(
  Array.from(readFileSync('docs/specification.md', 'utf8').matchAll(/“(.+?)”/g), ([, quote]) => quote!),
);

/** The words of the letters are fixed whole; of all else, what the specification quotes. */
const letters = /^mail:(greeting|closing|subjects|interest|checklist|templates\.\w+\.(subject|fields))/;

/** Names that the specification does not fix: countries, all ports but five, and the headings of policy sections. */
const free = /^places:(countries|ports\.(?!SGSIN|AEDXB|HKHKG|NLRTM|USHOU))|^legal\/\w+:sections/;

/** Whether the English text is fixed word for word. */
export const isFixed = ({ place, text }: Leaf): boolean =>
  !free.test(place) && (letters.test(place) || quoted.has(text) || quoted.has(text.replace(/[?:]$| - \{\{\w+\}\}$/, '')));
