import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';

/** What a screen reader says at one stop of its cursor. */
export interface Phrase {
  /** What the reader calls the element (`heading`, `link`, `listitem`), or `text`. */
  role: string;
  words: string;
  /** How many elements are open around it. */
  depth: number;
}

const reader = readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8');

/**
 * Moves a simulated screen reader (`@guidepup/virtual-screen-reader`) through the whole page, which is of no other use afterwards.
 */
export async function speak(page: Page): Promise<Phrase[]> {
  await page.route('**/screen-reader.js', (route) => route.fulfill({ contentType: 'text/javascript', body: reader }));
  const { words, texts } = await page.evaluate(async () => {
    const { virtual } = (await import('/screen-reader.js' as string)) as typeof import('@guidepup/virtual-screen-reader');
    // The simulation goes by attributes where a browser goes by what is rendered, and stops at each place where a line may end.
    for (const shown of document.querySelectorAll<HTMLElement>('[hidden]')) shown.hidden = !shown.checkVisibility();
    for (const hidden of document.querySelectorAll('details:not([open]) > :not(summary)')) hidden.ariaHidden = 'true';
    for (const place of document.querySelectorAll('wbr')) place.remove();
    document.body.normalize();
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    return { words: await virtual.spokenPhraseLog(), texts: await virtual.itemTextLog() };
  });
  return nested(words, texts);
}

/** Says by depth what the reader says by "end of …"; the document itself, around all of it, is left out. */
function nested(words: readonly string[], texts: readonly string[]): Phrase[] {
  const phrases: Phrase[] = [];
  const ended = new Set<Phrase>();
  for (const [index, said] of words.slice(0, -1).entries()) {
    const begun = /^end(?: of|,) (.*)/s.exec(said)?.[1];
    const start = begun ? phrases.findLastIndex((phrase) => phrase.words === begun && !ended.has(phrase)) : -1;
    if (start < 0) phrases.push({ role: said === texts[index] ? 'text' : said.split(',')[0]!, words: said, depth: 0 });
    else {
      ended.add(phrases[start]!);
      for (const phrase of phrases.slice(start + 1)) phrase.depth += 1;
    }
  }
  return phrases.slice(1);
}
