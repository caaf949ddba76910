import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { everyPath, languageCodes, page, words, type LanguageCode } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

/** The requirements that deny something. A sentence that offers it can be found by its words only, not by a tag or a role. */
const denied = ['1.contact.1', '4.status.1', '5.forms.2', '6.access.2', '8.messages.1', '9.limits.1'] as const;

/** The words of a page’s main part, without the letters and checklists that it keeps closed. */
async function shownOn(code: LanguageCode, path: string) {
  const main = parse((await page(code, path)).main.outerHTML);
  for (const closed of main.querySelectorAll('details')) closed.remove();
  return words(main);
}

describe.each(denied)('1. What the product does and for whom: what no page says, [%s]', (id) => {
  it.each(languageCodes)('%s: no page says what the requirement denies, except the legal pages, which are not read', async (code) => {
    for (const path of (await everyPath(code)).filter((each) => !each.startsWith('/legal/'))) {
      const said = wordsIn[code][id].exec(await shownOn(code, path))?.[0];
      expect(said, `${id}, ${path} (${code})`).toBeUndefined();
    }
  });
});

const pagesOf = (kind: 'denials' | 'statements') =>
  languageCodes.flatMap((code) => Object.entries(wordsIn[code][kind]).map(([path, phrases]) => ({ code, path, phrases })));

const pagesByKind = [
  ['deny', pagesOf('denials')],
  ['state of duties, rights, times and amounts', pagesOf('statements')],
] as const;

describe.each(pagesByKind)('1. What the product does and for whom: what pages %s, in so many words', (_, pages) => {
  it.each(pages)('$code: $path', async ({ code, path, phrases }) => {
    const said = await shownOn(code, path);
    expect(phrases.filter((phrase) => !said.includes(phrase))).toEqual([]);
  });
});
