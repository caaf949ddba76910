import { describe, expect, it } from 'vitest';
import { languageCodes, page, pathIn, reachable, words } from '../page.ts';

const languageSwitch = {
  // on          leads to       named             in the language     its code
  en: { to: 'zh-Hant', name: '繁體中文', lang: 'zh-Hant-HK', hreflang: 'zh-Hant' },
  'zh-Hant': { to: 'en', name: 'English', lang: 'en', hreflang: 'en' },
} as const;

const missing = '/no-such-page';

describe.each(languageCodes)('2. Screens and routes: shared chrome, language switch (%s)', (code) => {
  it('[10.switch.1] [10.switch.2] the switch leads to the same page in the other language, and is written in that language', async () => {
    const { to, name, lang, hreflang } = languageSwitch[code];
    for (const path of [...(await reachable(code)), missing]) {
      const where = `section 2, language switch, ${path} (${code})`;
      const { header } = await page(code, path);
      const places = [header, header.querySelector('nav')!].map((place) => place.querySelectorAll('a[hreflang]').length);
      expect(places, `${where}: switches in the header and, of these, in the menu`).toEqual([2, 1]);
      for (const link of header.querySelectorAll('a[hreflang]')) {
        const found = { name: words(link), lang: link.getAttribute('lang'), hreflang: link.getAttribute('hreflang') };
        expect(found, `${where}: switch`).toEqual({ name, lang, hreflang });
        const samePage = path === missing ? '/' : path;
        expect(pathIn(to, link.getAttribute('href')!), `${where}: page that the switch leads to`).toBe(samePage);
      }
    }
  });
});
