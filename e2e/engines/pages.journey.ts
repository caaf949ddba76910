import { describe, expect, it } from 'vitest';
import { addressOf, languages } from '../addresses.ts';
import { inEveryEngine } from './in-every-engine.ts';
import { keys } from './visitor.ts';

const region = 'section[aria-keyshortcuts="Alt+T"]';

const lists = [
  // Show all of   where without script   first  of
  ['industries', '/industries', 6, 14],
  ['services', '/services', 6, 7],
] as const;

/** What the not-found page says. */
const notFound = {
  en: [/^404$/m, /^Page Not Found$/m, /^The page you’re looking for doesn’t exist or has been moved\.$/m, /^Return to Home$/m],
  'zh-Hant-HK': [/^404$/m, /^\p{Script=Han}+$/mu],
};

declare global {
  interface Window {
    first?: boolean;
    missed?: string[];
  }
}

inEveryEngine({ script: true }, (visitor) => {
  const title = () => visitor.run(() => document.title);
  const regionFocused = async () => (await visitor.see(region))[0]?.focused;

  describe.each(languages)('2. Screens and routes: Home (/) ($hreflang)', ({ prefix }) => {
    it.each(lists)('Show all of the %s shows the rest in place and leads to the first of it', async (_, index, preview, all) => {
      const cards = `main li a[href^="${prefix}${index}/"]`;
      const showAll = `[data-show-all="${index.slice(1)}-list"]`;
      await visitor.open(addressOf(prefix, '/'));
      await visitor.wake();
      expect(await visitor.see(cards), 'cards at first').toHaveLength(preview);
      await visitor.press(showAll);
      await expect.poll(() => visitor.see(cards), { message: 'cards in the end' }).toHaveLength(all);
      await expect
        .poll(async () => (await visitor.see(cards)).map(({ focused }) => focused).indexOf(true), { message: 'focused card' })
        .toBe(preview);
      expect(await visitor.see(showAll), 'buttons Show all, once all is shown').toEqual([]);
      expect(await visitor.address()).toBe(addressOf(prefix, '/'));
    });
  });

  describe.each(languages)('17. Navigation ($hreflang)', ({ prefix }) => {
    it('A link brings the next page into the same document, with its title, focus and scroll; Back leads back', async () => {
      await visitor.open(addressOf(prefix, '/'));
      await visitor.wake();
      const home = await title();
      await visitor.run(() => void (window.first = true));
      await visitor.press(`footer a[href="${prefix}/compliance"]`);
      await expect.poll(visitor.address, { message: 'address' }).toBe(`${prefix}/compliance`);
      await expect.poll(() => visitor.run(() => document.activeElement!.localName), { message: 'focused' }).toBe('main');
      const there = await title();
      await expect.poll(() => visitor.run(() => window.scrollY), { message: 'scrolled by' }).toBe(0);
      expect(await visitor.run(() => window.first), 'the document is still the first').toBe(true);
      const announced = () => visitor.run(() => Array.from(document.querySelectorAll('[role=status]'), (each) => each.textContent));
      await expect.poll(announced, { message: 'announced' }).toContain(there);
      const current = await visitor.see('header nav [aria-current]');
      expect(current.map(({ attributes }) => [attributes.href, attributes['aria-current']])).toEqual([[`${prefix}/compliance`, 'page']]);

      await visitor.run(() => history.back());
      await expect.poll(title, { message: 'title after Back' }).toBe(home);
      expect(await visitor.address()).toBe(addressOf(prefix, '/'));
      await visitor.open(`${prefix}/compliance`);
      expect(await title(), 'title of the page’s own document').toBe(there);
    });
  });

  describe.each(languages)('2. Screens and routes: Not-found page ($prefix/nope)', ({ prefix, lang }) => {
    it('It answers with 404, says so and leads home', async () => {
      await visitor.open(`${prefix}/nope`);
      const status = await visitor.run(() => {
        const request = new XMLHttpRequest();
        request.open('GET', location.href, false);
        request.send();
        return request.status;
      });
      expect(status, `status of ${prefix}/nope`).toBe(404);
      const [main] = await visitor.see('main');
      for (const words of notFound[lang]) expect(main!.text, `${prefix}/nope: words on display`).toMatch(words);
      await visitor.wake();
      await visitor.press('main a');
      await expect.poll(visitor.address, { message: 'address' }).toBe(addressOf(prefix, '/'));
      await expect.poll(async () => (await visitor.see('main'))[0]!.text, { message: 'the home page' }).not.toContain('404');
    });
  });

  describe('4. States and transitions: the first sign of a visitor', () => {
    it('Whatever is pressed while the page wakes up is met by the press', async () => {
      await visitor.open('/industries/automotive');
      await visitor.run(() => {
        const missed: string[] = (window.missed = []);
        const button = document.querySelector('[data-contact-bar] button')!;
        const { left, top, width, height } = button.getBoundingClientRect();
        const look = () => {
          const met = document.elementFromPoint(left + width / 2, top + height / 2);
          if (!button.contains(met)) missed.push(`${met?.localName} at ${Math.round(performance.now())} ms`);
        };
        document.addEventListener('site:ready', () => {
          look();
          const timer = setInterval(look, 10);
          setTimeout(() => {
            clearInterval(timer);
            missed.push('end');
          }, 1000);
        });
      });
      await visitor.wake();
      await expect.poll(() => visitor.run(() => window.missed!.at(-1)), { message: 'a second after waking' }).toBe('end');
      expect(await visitor.run(() => window.missed), 'what a press on Copy Checklist would have met instead').toEqual(['end']);
    });

    it('Alt+T is the first sign, and leads to the notifications', async () => {
      await visitor.open('/about');
      await visitor.type(keys.alt, 't');
      await expect.poll(regionFocused, { message: 'focus on the region' }).toBe(true);
    });

    it('Alt+T leads back, though nothing was focused before', async () => {
      await visitor.open('/about');
      await visitor.wake();
      await expect
        .poll(
          async () => {
            if (!(await regionFocused())) await visitor.type(keys.alt, 't');
            return regionFocused();
          },
          { message: 'focus on the region' },
        )
        .toBe(true);
      await visitor.type(keys.alt, 't');
      await expect.poll(regionFocused, { message: 'focus on the region, after Alt+T again' }).toBe(false);
    });
  });
});
