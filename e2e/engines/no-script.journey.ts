import { describe, expect, it } from 'vitest';
import { addressOf, languages } from '../addresses.ts';
import { inEveryEngine } from './in-every-engine.ts';
import { narrow, wide } from './visitor.ts';

inEveryEngine(false, ({ open, press, run, see, texts, expectShown, expectAt, expectSoon }) => {
  async function openUnscripted(address: string, size = wide) {
    await open(address, size);
    expect(await run(() => matchMedia('(scripting: none)').matches), 'the engine runs no script of a page').toBe(true);
  }

  describe.each(languages)('Without script ($hreflang)', ({ prefix, lang }) => {
    const other = languages.find((language) => language.lang !== lang)!;

    it.each(['/', '/industries/automotive', '/services/global-sourcing', '/contact', '/legal/terms'])('%s is complete', async (path) => {
      await openUnscripted(addressOf(prefix, path));
      expect(await texts('h1'), 'first-level headings').toEqual([expect.stringMatching(/./)]);
      const sections = await texts('main section');
      expect(sections.length).toBeGreaterThan(1);
      expect(sections).toHaveLength(await run(() => document.querySelectorAll('main section').length));
      expect(sections, 'sections').not.toContain('');
      await expectShown('header a[href^="mailto:"][href*="?subject="][href*="&body="]', 1);
      expect(await texts('footer'), 'copyright line').toEqual([expect.stringContaining(String(new Date().getFullYear()))]);
      expect(await see('[data-scripted]'), 'buttons that need script').toEqual([]);
    });

    it('The menu of a small screen opens and closes by its button, and a link in it works', async () => {
      await openUnscripted(`${prefix}/contact`, narrow);
      await expectShown('header nav', 0);
      await press('header button');
      await press(`header nav a[href="${prefix}/compliance"]`);
      await expectAt(`${prefix}/compliance`);
      for (const menus of [0, 1, 0]) {
        await expectShown('header nav', menus);
        await press('header button');
      }
      await expectShown('header nav', 1);
    });

    it.each([
      ['/industries/automotive', 'header a[hreflang]', `${other.prefix}/industries/automotive`],
      ['/', `main a[data-unscripted][href="${prefix}/industries"]`, `${prefix}/industries`],
      ['/', `main a[data-unscripted][href="${prefix}/services"]`, `${prefix}/services`],
      ['/nope', 'main a', addressOf(prefix, '/')],
    ])('On %s, the link %s leads to %s', async (path, css, to) => {
      await openUnscripted(addressOf(prefix, path));
      if (path === '/nope') await expectSoon(async () => (await texts('main'))[0]?.includes('404'), true, 'says 404');
      await press(css);
      await expectAt(to);
      await expectShown(`html[lang="${css.includes('hreflang') ? other.lang : lang}"]`, 1);
    });
  });
});
