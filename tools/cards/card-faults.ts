import { readFileSync } from 'node:fs';
import { hashOf } from '../../src/render/hashed-file.ts';
import type { Card } from './cards.tsx';

/** The hash of each card's HTML and picture, by file in `public/`; `npm run cards` writes them. */
export type CardHashes = Record<string, string>;

export const hashFile = 'tools/cards/hashes.json';

export const readHashes = () => JSON.parse(readFileSync(hashFile, 'utf8')) as CardHashes;

/** The first twelve characters of the SHA-256 of a card's HTML and picture, in base64url. */
export const hashOfCard = (html: string, picture: Buffer) => hashOf(Buffer.concat([Buffer.from(html), picture]), 12);

/** The faults of pictures by file: missing, outdated, or without a page. */
export function cardFaults(cards: readonly Card[], pictures: ReadonlyMap<string, Buffer>, hashes: CardHashes): Map<string, string> {
  const faults = new Map<string, string>();
  for (const file of pictures.keys()) if (!cards.some((card) => card.file === file)) faults.set(file, 'belongs to no page');
  for (const { file, html } of cards) {
    const picture = pictures.get(file);
    if (!picture) faults.set(file, 'is missing');
    else if (hashOfCard(html, picture) !== hashes[file]) faults.set(file, 'does not show what its page says now');
  }
  return faults;
}
