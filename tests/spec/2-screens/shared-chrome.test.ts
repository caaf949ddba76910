import { describe, expect, it } from 'vitest';
import { company, everyPath, languageCodes, page, pathIn, readMailto, words } from '../../page.ts';
import { wordsIn } from '../../words/words-in.ts';

const navigation = ['/', '/industries', '/services', '/geography', '/compliance', '/about', '/contact'] as const;

const highlighted = [
  // pages               link           aria-current
  [/^\/$/, '/', 'page'],
  [/^\/industries$/, '/industries', 'page'],
  [/^\/industries\/./, '/industries', 'true'],
  [/^\/services$/, '/services', 'page'],
  [/^\/services\/./, '/services', 'true'],
  [/^\/geography$/, '/geography', 'page'],
  [/^\/compliance$/, '/compliance', 'page'],
  [/^\/about$/, '/about', 'page'],
  [/^\/contact$/, '/contact', 'page'],
] as const;

describe.each(languageCodes)('2. Screens and routes: shared chrome (%s)', (code) => {
  const at = (path: string) => `section 2, shared chrome, ${path} (${code})`;
  const linksOfNavigation = async (path: string) => (await page(code, path)).header.querySelectorAll('nav li a:not([hreflang])');

  it('[2.chrome.1] every page has the top navigation, in order', async () => {
    for (const path of await everyPath(code)) {
      const links = await linksOfNavigation(path);
      const leads = links.map((link) => pathIn(code, link.getAttribute('href')!));
      expect(leads, `${at(path)}: navigation`).toEqual(navigation);
    }
  });

  it('[2.chrome.2] [17.current.1] [17.current.2] the navigation marks the page itself with “page”, the section of an inner page with “true”, and nothing else', async () => {
    const expected: Record<string, unknown> = {};
    const found: Record<string, unknown> = {};
    for (const path of await everyPath(code)) {
      const marked = (await linksOfNavigation(path)).filter((link) => link.hasAttribute('aria-current'));
      found[path] = marked.map((link) => `${pathIn(code, link.getAttribute('href')!)} ${link.getAttribute('aria-current')}`);
      expected[path] = highlighted.filter(([pages]) => pages.test(path)).map(([, to, current]) => `${to} ${current}`);
    }
    expect(found, `section 2, shared chrome (${code}): links highlighted in the navigation, by page`).toEqual(expected);
  });

  it('no link of any page, in the footer either, marks another page as the current one', async () => {
    const wrong: string[] = [];
    for (const path of await everyPath(code)) {
      for (const link of (await page(code, path)).root.querySelectorAll('a[aria-current="page"]')) {
        const to = pathIn(code, link.getAttribute('href')!);
        if (to !== path) wrong.push(`on ${path}: “${words(link)}” to ${to}`);
      }
    }
    expect(wrong, `section 2, shared chrome (${code}): links to another page with aria-current="page"`).toEqual([]);
  });

  it('[2.chrome.5] a button in the navigation opens a mail to the company’s mailbox', async () => {
    for (const path of await everyPath(code)) {
      const found = await page(code, path);
      const quotes = found.links(found.header.querySelector('nav')!).filter(({ href }) => href.startsWith('mailto:'));
      expect(
        quotes.map(({ href }) => readMailto(href).to),
        `${at(path)}: mail links in the navigation`,
      ).toEqual([company.email]);
    }
  });

  it('[2.chrome.3] a button toggles the menu of small screens', async () => {
    for (const path of await everyPath(code)) {
      const { header } = await page(code, path);
      const menu = header.querySelector('nav')!;
      const toggles = header.querySelectorAll('button').filter((button) => button.getAttribute('popovertarget') === menu.id);
      expect(menu.hasAttribute('popover'), `${at(path)}: the navigation can be opened and closed`).toBe(true);
      expect(toggles.length, `${at(path)}: buttons that open and close the navigation`).toBe(1);
    }
  });
});

describe.each(languageCodes)('2. Screens and routes: shared chrome, wording (%s)', (code) => {
  it('[2.chrome.1] [2.chrome.3] [2.chrome.5] every page names the navigation’s links, Get a Quote and the menu button as specified', async () => {
    const said = wordsIn[code];
    const expected = {
      links: navigation.map((path) => [path, said['2.chrome.1'][path]]),
      quote: said['2.chrome.5'],
      menu: said['2.chrome.3'],
    };
    for (const path of await everyPath(code)) {
      const { header } = await page(code, path);
      const named = {
        links: header.querySelectorAll('nav li a:not([hreflang])').map((link) => [pathIn(code, link.getAttribute('href')!), words(link)]),
        quote: words(header.querySelector('nav a[href^="mailto:"]')!),
        menu: words(header.querySelector('button[popovertarget]')!),
      };
      expect(named, `section 2, shared chrome, ${path} (${code}): names`).toEqual(expected);
    }
  });
});
