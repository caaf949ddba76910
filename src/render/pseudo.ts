import type { CopyTree } from '../i18n/create-i18n.ts';
import { placeholder } from '../i18n/placeholder.ts';

/** How copy is shown by `npm run dev -- --mode pseudo`, and by `--mode pseudo-rtl` as if it were written from right to left. */
export type Pseudo = 'pseudo' | 'pseudo-rtl';

export const isPseudo = (mode: string): mode is Pseudo => mode === 'pseudo' || mode === 'pseudo-rtl';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒǧĥíĵķłɱñóþǫřšťúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶŁḾÑÓÞǪŘŠŤÚṼŴẊÝŽ';
const filling = ' lořéɱ íþšúɱ đółóř šíť áɱéť';

/** Right-to-left override, and its end: what stands between them runs from right to left, whatever its letters. */
const [override, end] = ['\u202e', '\u202c'];

/**
 * The text with accents, nearly half as long again and in brackets: what has none is no copy, what has no room is seen, and a missing bracket
 * is a text cut off. Placeholders stay.
 */
export function pseudoText(text: string, as: Pseudo): string {
  const room = Math.ceil(text.replace(placeholder, '').length * 0.4);
  const longer = filling.repeat(Math.ceil(room / filling.length)).slice(0, room);
  const strange = (part: string) => {
    const shown = part.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)]!);
    return as === 'pseudo-rtl' && shown.trim() ? override + shown + end : shown;
  };
  let at = 0;
  let done = '';
  for (const found of text.matchAll(placeholder)) {
    done += strange(text.slice(at, found.index)) + found[0];
    at = found.index + found[0].length;
  }
  return `⟦${done}${strange(text.slice(at) + longer)}⟧`;
}

/** A tree of copy with every text as `pseudoText` has it. */
export function pseudoCopy<T extends CopyTree[string]>(node: T, as: Pseudo): T {
  if (typeof node === 'string') return pseudoText(node, as) as T;
  if (Array.isArray(node)) return node.map((item) => pseudoCopy(item, as)) as T;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, pseudoCopy(value, as)])) as T;
}
