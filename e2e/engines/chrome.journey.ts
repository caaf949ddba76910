import { describe, expect, it } from 'vitest';
import { addressOf, languages } from '../addresses.ts';
import { inEveryEngine } from './in-every-engine.ts';
import { narrow, wide } from './visitor.ts';

const menu = 'header nav';
const menuButton = 'header button';
const languageSwitch = 'header a[hreflang]';

inEveryEngine({ script: true }, (visitor) => {
  const shown = async (css: string) => (await visitor.see(css)).length;

  describe.each(languages)('4. States and transitions: mobile menu ($hreflang)', ({ prefix }) => {
    const opened = async (path: string) => {
      await visitor.open(addressOf(prefix, path), narrow);
      await visitor.wake();
      expect(await shown(menu), 'menus on display before the button is pressed').toBe(0);
      await visitor.press(menuButton);
      await expect
        .poll(() => shown(`${menu} a[href]`), { message: 'links of the open menu: seven pages, the other language, the quote' })
        .toBe(9);
    };

    it('It opens by its button and closes by it', async () => {
      await opened('/');
      await visitor.press(menuButton);
      await expect.poll(() => shown(menu), { message: 'menus on display' }).toBe(0);
    });

    it('Choosing a link closes it and goes there', async () => {
      await opened('/');
      await visitor.press(`${menu} a[href="${prefix}/services"]`);
      await expect.poll(visitor.address, { message: 'address' }).toBe(`${prefix}/services`);
      await expect.poll(() => shown(`main a[href="${prefix}/services/factory-audit"]`), { message: 'services listed' }).toBeGreaterThan(0);
      expect(await shown(menu), 'menus on display').toBe(0);
    });

    it('Choosing the page one is on closes it and stays there', async () => {
      await opened('/about');
      await visitor.press(`${menu} a[href="${prefix}/about"]`);
      await expect.poll(() => shown(menu), { message: 'menus on display' }).toBe(0);
      expect(await visitor.address()).toBe(`${prefix}/about`);
    });
  });

  describe.each(languages)('10. Languages and addresses ($hreflang)', ({ prefix, lang }) => {
    const other = languages.find((language) => language.lang !== lang)!;

    it.each([
      ['untouched', wide],
      ['untouched', narrow],
      ['awake', wide],
      ['awake', narrow],
    ] as const)('The switch keeps the page and the fragment (%s, %o)', async (state, size) => {
      await visitor.open(`${prefix}/legal/terms#section-5`, size);
      if (state === 'awake') await visitor.wake();
      await visitor.press(languageSwitch);
      await expect.poll(visitor.address, { message: 'address' }).toBe(`${other.prefix}/legal/terms#section-5`);
      await expect.poll(() => visitor.run(() => document.documentElement.lang), { message: 'language of the page' }).toBe(other.lang);
      const fromTop = () => visitor.run(() => document.getElementById('section-5')!.getBoundingClientRect().top);
      await expect.poll(fromTop, { message: 'pixels from the top of the window to the fragment' }).toBeLessThan(size.height / 2);
      expect(await fromTop()).toBeGreaterThanOrEqual(0);
    });
  });
});
