import { inCopy, isFixed, leaves, twinOf, type Leaf } from '../copy.ts';
import { plant, type Fault } from '../see.ts';

const made = (leaf: Leaf, text: string): Fault => inCopy([{ ...leaf, text }], `“${leaf.text}” made “${text}”`);

const english = leaves.filter(({ code }) => code === 'en');

/** Every heading, label and line of a letter that is fixed word for word, with one letter more. */
plant(
  'words (en)',
  english.filter(isFixed).map((leaf) => made(leaf, leaf.text.replace(/(?<=\p{L})(?!\p{L})/u, 's'))),
);

/** Chinese texts left in English: of all that is fixed, and of each eighth text besides. */
plant(
  'left in English',
  english
    .filter(({ text }) => /[a-z]{3}/.test(text.replace(/\{\{[^}]+\}\}/g, '')))
    .filter((leaf, index) => isFixed(leaf) || index % 8 === 0)
    .map((leaf) => made(twinOf(leaf, 'zh-Hant'), leaf.text)),
);

/** Every text that names a fact or is filled in, without its first placeholder. */
plant(
  'placeholders lost',
  leaves.filter(({ text }) => text.includes('{{')).map((leaf) => made(leaf, leaf.text.replace(/\{\{[^}]+\}\}/, '').trim() || '–')),
);
