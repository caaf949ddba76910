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

/** The page without script. Its extra time over the limit is the cost of the design; the whole page's over it, that of the script. */
export const byHand = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '').replace(/<\/?noscript>/g, '');
