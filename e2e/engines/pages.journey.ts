import { describe, expect, it } from 'vitest';
import { readMailto } from '../../tests/harness/read-mailto.ts';
import { addressOf, languages } from '../addresses.ts';
import { changes } from '../changes.ts';
import { literalsIn } from '../words-in.ts';
import { inEveryEngine } from './in-every-engine.ts';
import { narrow, wide } from './visitor.ts';

const [menu, menuButton] = ['header nav', 'header button'];

inEveryEngine(true, ({ open, hydrate, press, paste, run, texts, expectShown, expectAt, expectFocus, expectSoon }) => {
  const expectTitle = (title: string) => expectSoon(() => run(() => document.title), title, 'title');
  const backTo = async (title: string, path: string) => {
    await run(() => history.back());
    await expectTitle(title);
    await expectAt(path);
  };
  const mark = () => run(() => document.documentElement.setAttribute('data-first', ''));
  const reload = async () => {
    await mark();
    await run(() => location.reload());
    await expectShown('html:not([data-first]) main', 1);
  };

  describe.each(languages)('$lang', ({ prefix, lang }) => {
    const home = addressOf(prefix, '/');
    const other = languages.find((language) => language.lang !== lang)!;
    const said = literalsIn(lang);

    it.each(['/', '/services'])('4. Mobile menu: a link in it, pressed on %s, closes it and leads to Services', async (path) => {
      await open(addressOf(prefix, path), narrow);
      await hydrate();
      await press(menuButton);
      await press(`${menu} a[href="${prefix}/services"]`);
      await expectShown(menu, 0);
      await expectAt(`${prefix}/services`);
      await expectShown(`main a[href="${prefix}/services/factory-audit"]`, 1);
    });

    const visits = [false, true].flatMap((hydrated) => [wide, narrow].map((size) => [hydrated, size] as const));
    it.each(visits)('10. The language switch keeps the page and the fragment (hydrated: %s, %o)', async (hydrated, size) => {
      await open(`${prefix}/legal/terms#section-5`, size);
      if (hydrated) await hydrate();
      await press('header a[hreflang]');
      await expectAt(`${other.prefix}/legal/terms#section-5`);
      await expectShown(`html[lang="${other.lang}"]`, 1);
      const inUpperHalf = () =>
        run(() => Math.floor((document.getElementById('section-5')!.getBoundingClientRect().top / innerHeight) * 2));
      await expectSoon(inUpperHalf, 0, 'half of the window that the fragment begins in');
    });

    it.each(['nobody', ...Object.keys(changes)])('4. Home, changed by %s before the client: each press has its effect', async (who) => {
      await open(home, narrow);
      await run(changes[who] ?? (() => {}));
      await expectShown(menu, 0);
      await press(menuButton);
      await hydrate();
      // Seven pages, the other language, the quote.
      await expectShown(`${menu} a[href]`, 9);
      await press(menuButton);
      await expectShown(menu, 0);
      for (const [list, first, all] of [
        ['industries', 6, 14],
        ['services', 6, 7],
      ] as const) {
        const cards = `main li a[href^="${prefix}/${list}/"]`;
        await expectShown(cards, first);
        await press(`[data-show-all="${list}-list"]`);
        await expectShown(cards, all);
        await expectFocus(`main li:nth-child(${first + 1}) a[href^="${prefix}/${list}/"]`);
        await expectShown(`[data-show-all="${list}-list"]`, 0);
      }
      await expectAt(home);
      await press('[data-scheme="dark"]');
      await expectShown('[data-scheme="dark"][aria-pressed="true"]', 1);
      expect(await run(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
      await press('[data-clipboard]');
      await expectShown('[data-clipboard][data-state="copied"]', 1);
      await expectShown('section[aria-keyshortcuts="Alt+T"] [role="group"]', 1);
      const href = await run(() => document.querySelector<HTMLAnchorElement>('main > section:last-of-type a[href^="mailto:"]')!.href);
      expect(await paste()).toContain(readMailto(href).body.replaceAll('\r\n', '\n'));
    });

    it('17. A link shows the next page in the same document, with its title, focus and scroll; Back leads back', async () => {
      await open(home);
      await hydrate();
      const title = await run(() => document.title);
      await mark();
      await press(`footer a[href="${prefix}/compliance"]`);
      await expectAt(`${prefix}/compliance`);
      await expectFocus('main');
      const there = await run(() => document.title);
      await expectSoon(() => run(() => window.scrollY), 0, 'scrolled by');
      const announced = () => run(() => Array.from(document.querySelectorAll('[role=status]'), (each) => each.textContent).join('\n'));
      await expectSoon(announced, expect.stringContaining(there) as string, 'announced');
      await expectShown('header nav [aria-current]', 1);
      await expectShown(`html[data-first] header nav [href="${prefix}/compliance"][aria-current="page"]`, 1);
      await backTo(title, home);
      await open(`${prefix}/compliance`);
      await expectTitle(there);
    });

    it('2. The not-found page answers with 404, says so and leads home', async () => {
      await open(`${prefix}/nope`);
      expect(await run(() => fetch(location.href).then(({ status }) => status)), 'status').toBe(404);
      const [main] = await texts('main');
      for (const words of ['404', said['2.missing.1'].heading, said['2.missing.1'].text, said['2.missing.2']])
        expect(main).toContain(words);
      await hydrate();
      await press('main a');
      await expectAt(home);
      await expectShown('[data-show-all="industries-list"]', 1);
    });

    it.each([false, true])('17. Nothing lost: Back after a reload leads to the place that was left (hydrated: %s)', async (hydrated) => {
      await open(`${prefix}/industries/automotive`);
      const title = await run(() => document.title);
      await hydrate();
      await press(`footer a[href="${prefix}/about"]`);
      await expectShown('[data-contact-bar]', 0);
      await reload();
      if (hydrated) await hydrate();
      await backTo(title, `${prefix}/industries/automotive`);
      await expectShown('[data-contact-bar] button', 1);
      await expectSoon(() => run(() => window.scrollY > 500), true, 'scrolled down');
    });

    it('17. Back returns to the place that a link to a part of the page has left, or one to a document', async () => {
      await open(`${prefix}/legal/terms`);
      await hydrate();
      const steps = [
        [100, 'main a[href="#section-5"]', `${prefix}/legal/terms#section-5`],
        [150, 'main a[href="#section-8"]', `${prefix}/legal/terms#section-8`],
        [200, 'header a[hreflang]', `${other.prefix}/legal/terms#section-8`],
      ] as const;
      for (const [place, link, to] of steps) {
        // Not by a pointer, for which the driver would scroll.
        await run((css, top) => (scrollTo(0, top), document.querySelector<HTMLElement>(css)!.click()), link, place);
        await expectAt(to);
      }
      await expectShown(`html[lang="${other.lang}"] main`, 1);
      for (const [place] of steps.toReversed()) {
        await run(() => history.back());
        await expectSoon(() => run(() => scrollY), place, 'scroll position');
      }
    });

    it('17. Nothing lost: after a link has fallen back to a document, Back leads to each page before it', async () => {
      await open(`${prefix}/industries/automotive`);
      const industry = await run(() => document.title);
      await hydrate();
      await press(`header a[href="${prefix}/about"]`);
      await expectShown('[data-contact-bar]', 0);
      const about = await run(() => document.title);
      await mark();
      await run(() => void (window.fetch = () => Promise.reject(new TypeError('off the line'))));
      await press(`header a[href="${prefix}/services"]`);
      await expectAt(`${prefix}/services`);
      await expectShown('html:not([data-first]) main', 1);
      await backTo(about, `${prefix}/about`);
      await backTo(industry, `${prefix}/industries/automotive`);
      await expectShown('[data-contact-bar] button', 1);
      // Firefox's driver does not notice the load of a page that is opened from a page of the back/forward cache.
      await reload();
    });
  });

  it('The content security policy lets a browser prefetch a page', async () => {
    await open('/about');
    const refused = await run(async () => {
      const directives: string[] = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => directives.push(effectiveDirective));
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: '/contact' }));
      await new Promise((done) => setTimeout(done, 1000));
      return directives;
    });
    expect(refused).toEqual([]);
  });

  it('14. Text that is selected by hand includes its abbreviations', async () => {
    await open('/industries/automotive');
    const selected = await run(() => {
      getSelection()!.selectAllChildren(document.querySelector('main table')!);
      return String(getSelection());
    });
    for (const code of ['EXW', 'FCA', 'FOB', 'CIF', 'DAP']) expect(selected).toContain(code);
  });

  it('4. Whatever is pressed while the page hydrates takes effect', async () => {
    await open('/industries/automotive');
    await run(() => {
      const button = document.querySelector('[data-contact-bar] button')!;
      const { left, top, width, height } = button.getBoundingClientRect();
      const look = () => {
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!button.contains(met)) document.documentElement.dataset.missed = `by ${met?.localName} at ${performance.now()} ms`;
      };
      document.addEventListener('site:ready', () => {
        look();
        setInterval(look, 10);
        setTimeout(() => (document.documentElement.dataset.missed ??= 'never'), 1000);
      });
    });
    await hydrate();
    await expectSoon(() => run(() => document.documentElement.dataset.missed), 'never', 'a press on Copy Checklist would have been lost');
  });
});
