import { describe, expect, it } from 'vitest';
import { everyPath, languageCodes, noSuchPage, page, pathIn, words } from '../../page.ts';
import { wordsIn } from '../../words/words-in.ts';

describe.each(languageCodes)('2. Screens and routes: shared chrome, language switch (%s)', (code) => {
  it('[10.switch.1] [10.switch.2] the switch leads to the same page in the other language, and is written in that language', async () => {
    const others = languageCodes.filter((other) => other !== code);
    for (const path of await everyPath(code)) {
      const where = `section 2, language switch, ${path} (${code})`;
      const { header } = await page(code, path);
      const places = [header, header.querySelector('nav')!].map((place) => place.querySelectorAll('a[hreflang]').length);
      expect(places, `${where}: switches in the header and, of these, in the menu`).toEqual([2 * others.length, others.length]);
      for (const [index, link] of header.querySelectorAll('a[hreflang]').entries()) {
        const to = others[index % others.length]!;
        const { name, tag } = wordsIn[to].language;
        const found = { name: words(link), lang: link.getAttribute('lang'), hreflang: link.getAttribute('hreflang') };
        expect(found, `${where}: switch`).toEqual({ name, lang: tag, hreflang: to });
        const samePage = path === noSuchPage ? '/' : path;
        expect(pathIn(to, link.getAttribute('href')!), `${where}: page that the switch leads to`).toBe(samePage);
      }
    }
  });
});
