import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtFilesIn } from '../deploy/built-site.ts';

/** Copies a built site, with every document changed, and compresses the copy as hard as can be: all sites are sent alike. */
export function makeSite(from: string, to: string, change = (html: string) => html) {
  const packed = /\.(br|gz)$/;
  cpSync(from, to, { recursive: true, filter: (file) => !packed.test(file) });
  for (const file of builtFilesIn(to).map((each) => join(to, each))) {
    if (file.endsWith('.html')) writeFileSync(file, change(readFileSync(file, 'utf8')));
    if (/\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/**
 * This design as a hand would have written it: the document with all that it shows, and no script. What the page takes longer
 * than this is the script's, what this takes longer than the limit is the design's.
 */
export const byHand = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '').replace(/<\/?noscript>/g, '');
