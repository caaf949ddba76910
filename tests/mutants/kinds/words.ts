import { leaves, quoted, twinOf, withLeaf, type Leaf } from '../copy.ts';
import type { Fault } from '../fault.ts';

/** The words of the letters are fixed whole; of all else, what the specification quotes. */
const letters = /^mail:(greeting|closing|subjects|interest|checklist|templates\.\w+\.(subject|fields))/;

/** Places are quoted as hubs; how ports and countries are spelt nobody promised, five ports aside, nor how a section of a policy is headed. */
const free = /^places:(countries|ports\.(?!SGSIN|AEDXB|HKHKG|NLRTM|USHOU))|^legal\/\w+:sections/;

const isFixed = ({ code, place, text }: Leaf) =>
  code === 'en' && !free.test(place) && (letters.test(place) || quoted.has(text) || quoted.has(text.replace(/[?:]$| - \{\{\w+\}\}$/, '')));

const fault = (kind: string, leaf: Leaf, to: string, near: readonly string[]): Fault => ({
  id: `${kind}:${leaf.file}:${leaf.key}`,
  kind,
  file: leaf.file,
  what: `${leaf.key}: “${leaf.text}” made “${to}”`,
  change: (json) => withLeaf(json, leaf.key, to),
  near,
});

/** Every heading, label and line of a letter that is fixed word for word, with one letter more. */
export function words(): Fault[] {
  return leaves.filter(isFixed).map((leaf) => fault('words', leaf, leaf.text.replace(/(?<=\p{L})(?!\p{L})/u, 's'), [leaf.text]));
}

const hasWords = ({ text }: Leaf) => /[a-z]{3}/.test(text.replace(/\{\{\w+\}\}/g, ''));

/** Chinese texts left in English: of all that is fixed, and of each eighth text besides. */
export function english(): Fault[] {
  return leaves
    .filter((leaf) => leaf.code === 'en' && hasWords(leaf))
    .filter((leaf, index) => isFixed(leaf) || index % 8 === 0)
    .map((leaf) => fault('left in English', twinOf(leaf, 'zh-Hant'), leaf.text, []));
}

/** Every text that names a fact or is filled in, without its first placeholder. */
export function placeholders(): Fault[] {
  return leaves
    .filter(({ text }) => text.includes('{{'))
    .map((leaf) => fault('placeholders lost', leaf, leaf.text.replace(/\{\{\w+\}\}/, '').trim() || '–', []));
}
