import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/i18n/languages.ts';
import { cardFaults, readHashes } from '../cards/card-faults.ts';
import type { Card } from '../cards/cards.tsx';
import { readPictures } from '../cards/read-pictures.ts';
import { fault } from '../check/fault.ts';
import { rendererServer } from '../vite/renderer-server.ts';

/**
 * Compares the cards in `public/`, and the cards and vCards of the build in `folder`, with the present sources; one message for each kind
 * of fault.
 */
export async function renderedFaults(folder: string): Promise<string[]> {
  const server = await rendererServer();
  try {
    const { allCards } = (await server.ssrLoadModule('/tools/cards/cards.tsx')) as typeof import('../cards/cards.tsx');
    const { vcardAddress, vcardFile } = (await server.ssrLoadModule('/src/render/vcard.ts')) as typeof import('../../src/render/vcard.ts');
    const cards = allCards();
    const taken = staleCards('public', cards, 'npm run cards, then npm run build');
    // The vCard contains all texts of the company file.
    const vcard = languages
      .map((language) => [join(folder, vcardAddress(language)), vcardFile(language)] as const)
      .find(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
    return [
      ...taken,
      // A build has copies of the cards at its time, so it lacks cards that were taken later.
      ...(taken.length ? [] : staleCards(folder, cards, 'npm run build')),
      ...(vcard ? [fault(vcard[0], '', 'the company as src/facts says it now', 'another: run npm run build')] : []),
    ];
  } finally {
    await server.close();
  }
}

/** One line for each kind of fault in the pictures of a folder, with the first file that has it: after a change of name, all have the same. */
function staleCards(folder: string, cards: readonly Card[], command: string): string[] {
  const files = Map.groupBy(cardFaults(cards, readPictures(folder), readHashes()), ([, what]) => what);
  return Array.from(files, ([what, [first, ...others]]) => {
    const more = others.length ? `, and so with ${others.length} more` : '';
    return `${folder}/${first![0]}: the picture ${what}${more}: run ${command}`;
  });
}
