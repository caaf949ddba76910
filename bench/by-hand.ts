import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * This design as a hand would have written it: the documents in `from`, with all that they show, and no script. What the page
 * takes longer than these is the script's, what these take longer than the limit is the design's.
 */
export function makeByHand(from: string, to: string) {
  cpSync(from, to, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: to })) {
    const page = join(to, file);
    writeFileSync(page, unscripted(readFileSync(page, 'utf8')));
  }
}

/** What stood there for visitors without script stands there for all. */
const unscripted = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '').replace(/<\/?noscript>/g, '');
