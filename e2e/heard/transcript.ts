import type { Phrase } from './speak.ts';

/** A phrase as a line of text, two spaces deeper for each element around it. */
export const lineOf = ({ words, depth }: Phrase) => `${'  '.repeat(depth)}${words.replaceAll('\n', ' ')}`;

export const transcript = (phrases: readonly Phrase[]) => phrases.map((phrase) => `${lineOf(phrase)}\n`).join('');

/** The roles alone. Texts that follow one another count as one: nobody hears where markup splits a text. */
export const rolesOf = (phrases: readonly Phrase[]) =>
  phrases
    .map(({ role, depth }) => `${'  '.repeat(depth)}${role}`)
    .filter((line, index, lines) => line.trim() !== 'text' || line !== lines[index - 1]);
