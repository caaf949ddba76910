import type { CopyTree } from '../i18n/create-i18n.ts';
import { mapTexts } from '../i18n/map-texts.ts';
import { placeholder } from '../i18n/placeholder.ts';

/** The modes of `npm run dev -- --mode …` that show pseudo-translated copy; `pseudo-rtl` writes it from right to left. */
type Pseudo = 'pseudo' | 'pseudo-rtl';

export const isPseudo = (mode: string): mode is Pseudo => mode === 'pseudo' || mode === 'pseudo-rtl';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒǧĥíĵķłɱñóþǫřšťúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶŁḾÑÓÞǪŘŠŤÚṼŴẊÝŽ';
const filling = ' lořéɱ íþšúɱ đółóř šíť áɱéť';

/** Right-to-left override (U+202E) and its end (U+202C): text between them runs from right to left. */
const [override, end] = ['\u202e', '\u202c'];

/**
 * A pseudo-translation: missing accents reveal hard-coded text, 40 % more length reveals lack of room, and brackets reveal truncation.
 * Placeholders are kept.
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

/** Applies `pseudoText` to every text in a tree of copy. */
export const pseudoCopy = <T extends CopyTree[string]>(tree: T, as: Pseudo): T => mapTexts(tree, (text) => pseudoText(text, as));
