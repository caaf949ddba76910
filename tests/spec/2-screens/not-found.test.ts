import { describe, expect, it } from 'vitest';
import { languageCodes, page, pathIn, words } from '../../page.ts';
import { wordsIn } from '../../words/words-in.ts';

const missing = ['/no-such-page', '/industries/no-such-industry', '/services/no-such-service', '/legal/no-such-policy'];

describe.each(languageCodes)('2. Screens and routes: Not-found page (%s)', (code) => {
  it.each(missing)(
    '[2.missing.1] [2.missing.2] %s shows 404, the heading, the text and, before any other link, a link to Home',
    async (path) => {
      const { main } = await page(code, path);
      const { heading, text } = wordsIn[code]['2.missing.1'];
      const button = wordsIn[code]['2.missing.2'];
      const where = `section 2, ${path} (${code})`;
      expect(main.querySelectorAll('h1').map(words), `${where}: heading`).toEqual([heading]);
      expect(main.querySelectorAll('p').map(words), `${where}: text`).toEqual(['404', text]);
      const home = main.querySelector('a')!;
      expect(words(home), `${where}: first link`).toBe(button);
      expect(pathIn(code, home.getAttribute('href')!), `${where}: where “${button}” leads`).toBe('/');
    },
  );

  it.each(missing)('%s is marked with its language', async (path) => {
    expect((await page(code, path)).lang, `section 2, ${path} (${code}): lang of the document`).toBe(wordsIn[code].language.tag);
  });

  it('its title contains its heading, and the title of Home does not', async () => {
    const titles = [await page(code, missing[0]!), await page(code, '/')].map(({ title }) => title);
    expect(titles[0], `section 2, ${missing[0]} (${code}): title`).toContain(wordsIn[code]['2.missing.1'].heading);
    expect(titles[1], `section 2, Home (${code}): title`).not.toContain(wordsIn[code]['2.missing.1'].heading);
  });
});
