import { describe, expect, it } from 'vitest';
import { addressOf, languages } from '../addresses.ts';
import { inEveryEngine } from './in-every-engine.ts';
import { narrow, wide } from './visitor.ts';

const typical = ['/', '/industries/automotive', '/services/global-sourcing', '/contact', '/legal/terms'] as const;

inEveryEngine({ script: false }, (visitor) => {
  const shown = async (css: string) => (await visitor.see(css)).length;

  async function open(address: string, size = wide) {
    await visitor.open(address, size);
    expect(await visitor.run(() => matchMedia('(scripting: none)').matches), 'the engine runs no script of a page').toBe(true);
  }

  describe.each(languages)('Without script ($hreflang)', ({ prefix, lang }) => {
    const other = languages.find((language) => language.lang !== lang)!;

    it.each(typical)('%s is complete', async (path) => {
      const address = addressOf(prefix, path);
      await open(address);
      expect(
        (await visitor.see('h1')).map(({ text }) => text !== ''),
        `${address}: first-level headings`,
      ).toEqual([true]);
      const sections = await visitor.see('main section');
      expect(sections.length, `${address}: sections`).toBeGreaterThan(1);
      expect(sections.length, `${address}: sections on display, of all`).toBe(
        await visitor.run(() => document.querySelectorAll('main section').length),
      );
      for (const { text } of sections) expect(text, `${address}: a section`).not.toBe('');
      expect(await shown('header a[href^="mailto:"][href*="?subject="][href*="&body="]'), `${address}: Get a Quote`).toBe(1);
      expect((await visitor.see('footer'))[0]!.text, `${address}: copyright line`).toContain(String(new Date().getFullYear()));
      const live = await visitor.see('[data-scripted]');
      expect(
        live.map(({ text }) => text),
        `${address}: buttons that need script`,
      ).toEqual([]);
    });

    it('The menu of a small screen opens by its button and leads on', async () => {
      await open(`${prefix}/contact`, narrow);
      expect(await shown('header nav'), 'menus on display at first').toBe(0);
      await visitor.press('header button');
      await expect.poll(() => shown('header nav'), { message: 'menus on display' }).toBe(1);
      await visitor.press(`header nav a[href="${prefix}/compliance"]`);
      await expect.poll(visitor.address, { message: 'address' }).toBe(`${prefix}/compliance`);
      await expect.poll(() => shown('header nav'), { message: 'menus on display there' }).toBe(0);
      await visitor.press('header button');
      await expect.poll(() => shown('header nav'), { message: 'menus on display, opened again' }).toBe(1);
      await visitor.press('header button');
      await expect.poll(() => shown('header nav'), { message: 'menus on display, closed by the button' }).toBe(0);
    });

    it('The language switch leads to the same page', async () => {
      await open(`${prefix}/industries/automotive`);
      await visitor.press('header a[hreflang]');
      await expect.poll(visitor.address, { message: 'address' }).toBe(`${other.prefix}/industries/automotive`);
      await expect.poll(() => visitor.run(() => document.documentElement.lang), { message: 'language of the page' }).toBe(other.lang);
    });

    it.each(['/industries', '/services'])('Show all is a link to %s', async (index) => {
      await open(addressOf(prefix, '/'));
      await visitor.press(`main a[data-unscripted][href="${prefix}${index}"]`);
      await expect.poll(visitor.address, { message: 'address' }).toBe(prefix + index);
    });

    it('The not-found page says so and leads home', async () => {
      await open(`${prefix}/nope`);
      expect((await visitor.see('main'))[0]!.text).toContain('404');
      await visitor.press('main a');
      await expect.poll(visitor.address, { message: 'address' }).toBe(addressOf(prefix, '/'));
    });
  });
});
