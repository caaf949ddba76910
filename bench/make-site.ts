import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsIn } from '../deploy/built-site.ts';
import { compress } from '../deploy/compress.ts';

/** Copies a built site, with every document changed, and compresses the copy as a build does: all sites are sent alike. */
export async function makeSite(from: string, to: string, change = (html: string) => html) {
  cpSync(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const [file, html] of documentsIn(to)) writeFileSync(join(to, file), change(html));
  await compress(to);
}

/**
 * This design as a hand would have written it: the document with all that it shows, and no script. What the page takes longer
 * than this is the script's, what this takes longer than the limit is the design's.
 */
export const byHand = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '').replace(/<\/?noscript>/g, '');
