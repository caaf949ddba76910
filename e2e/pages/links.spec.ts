import { existsSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { addresses, addressOf, languages, missingAddresses, paths } from '../addresses.ts';
import { assetsIn } from '../assets-in.ts';
import { expect, test } from '../test.ts';

interface Visited {
  address: string;
  status: number;
  root: HTMLElement;
}

let pages: Map<string, Visited>;

/** Begins at the home page and the 404 pages, and follows every link. */
test.beforeAll(async ({ playwright, baseURL }) => {
  const context = await playwright.request.newContext({ baseURL: baseURL! });
  pages = new Map();
  const waiting = ['/', ...missingAddresses];
  for (const address of waiting) {
    const response = await context.get(address, { maxRedirects: 0 });
    const root = parse(await response.text());
    pages.set(address, { address, status: response.status(), root });
    for (const link of internalLinks(root)) {
      const target = new URL(link.getAttribute('href')!, `http://site${address}`).pathname;
      if (!waiting.includes(target)) waiting.push(target);
    }
  }
  await context.dispose();
});

test('Every internal link leads to a page that exists', () => {
  const faults = everyLink().filter(({ address, href }) => pages.get(new URL(href, `http://site${address}`).pathname)!.status !== 200);
  expect(faults.filter(({ address, href }) => !(missingAddresses.includes(address) && href.startsWith('#'))).map(said)).toEqual([]);
});

test('[7.links.1] [10.addresses.1] [10.addresses.2] Following the links from the home page leads to every page of every language and to no other address', () => {
  const reached = Array.from(pages.keys()).filter((address) => !missingAddresses.includes(address));
  expect(reached.sort()).toEqual(addresses.toSorted());
  for (const { address, status } of pages.values()) {
    expect.soft(status, `status of ${address}`).toBe(missingAddresses.includes(address) ? 404 : 200);
  }
});

test('[2.routes.12] Every internal link is a plain path: no host, no query, no slash at its end', () => {
  const faults = everyLink().filter(({ href }) => !/^(\/[a-z0-9/-]*)?(#[\w-]+)?$/.test(href) || /[^/]\/(#|$)/.test(href));
  expect(faults.map(said)).toEqual([]);
});

test('Every fragment names an element of the page that it leads to', () => {
  const links = everyLink().filter(({ href }) => href.includes('#'));
  expect(links.length).toBeGreaterThan(0);
  const faults = links.filter(({ address, href }) => {
    const { pathname, hash } = new URL(href, `http://site${address}`);
    return !pages.get(pathname)?.root.getElementById(decodeURIComponent(hash.slice(1)));
  });
  expect(faults.map(said)).toEqual([]);
});

test('Every id is unique on its page, and every reference to an id finds it on the same page', () => {
  const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'for'];
  const faults: string[] = [];
  for (const { address, root } of pages.values()) {
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    const asked = references.flatMap((name) => root.querySelectorAll(`[${name}]`).flatMap((each) => each.getAttribute(name)!.split(/\s+/)));
    for (const id of ids.filter((each, index) => ids.indexOf(each) !== index)) faults.push(`${address}: the id ${id} is there twice`);
    for (const id of asked.filter((each) => !ids.includes(each))) faults.push(`${address}: nothing has the id ${id}`);
  }
  expect(faults).toEqual([]);
});

test('Every drawing that a page shows is there, as the part that it names of a file in dist', () => {
  const shown = [...pages.values()].flatMap(({ address, root }) =>
    root.querySelectorAll('use').map((use) => ({ address, drawing: use.getAttribute('href')! })),
  );
  expect(shown.length).toBeGreaterThan(pages.size);
  const isThere = (drawing: string) => {
    const [file, part] = drawing.split('#') as [string, string];
    return existsSync(`dist${file}`) && readFileSync(`dist${file}`, 'utf8').includes(`<symbol id="${part}"`);
  };
  expect(shown.filter(({ drawing }) => !isThere(drawing))).toEqual([]);
});

test('Every link stays in its language, except the switch, which leads to the same page in another', () => {
  const faults = everyLink().filter(({ address, href, link }) => {
    const { pathname } = new URL(href, `http://site${address}`);
    if (!link.hasAttribute('hreflang')) return languageOf(pathname) !== languageOf(address);
    const other = languages.find(({ hreflang }) => hreflang === link.getAttribute('hreflang'));
    const same = missingAddresses.includes(address) ? '/' : pathOf(address);
    return !other || other === languageOf(address) || pathname !== addressOf(other.prefix, same);
  });
  expect(faults.map(said)).toEqual([]);
});

test('Every page is in its language and has a switch to every other', () => {
  for (const { address, root } of pages.values()) {
    expect.soft(root.querySelector('html')!.getAttribute('lang'), `lang of ${address}`).toBe(languageOf(address).lang);
    const led = new Set(root.querySelectorAll('header a[hreflang]').map((link) => link.getAttribute('hreflang')));
    const others = languages.filter((language) => language !== languageOf(address)).map(({ hreflang }) => hreflang);
    expect.soft(Array.from(led), `switches of ${address}`).toEqual(others);
  }
});

test('[10.addresses.4] Every page names itself as canonical, and its alternates name each other and x-default', () => {
  const site = new URL(pages.get('/')!.root.querySelector('link[rel=canonical]')!.getAttribute('href')!).origin;
  for (const path of paths) {
    const alternates = [...languages.map(({ hreflang, prefix }) => [hreflang, site + addressOf(prefix, path)]), ['x-default', site + path]];
    for (const { prefix } of languages) {
      const address = addressOf(prefix, path);
      const { root } = pages.get(address)!;
      const named = root.querySelectorAll('link[rel=alternate]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
      expect
        .soft(
          root.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href')),
          `canonical of ${address}`,
        )
        .toEqual([site + address]);
      expect.soft(named, `alternates of ${address}`).toEqual(alternates);
    }
  }
  for (const address of missingAddresses) {
    expect.soft(pages.get(address)!.root.querySelectorAll('link[rel=canonical], link[rel=alternate]'), address).toHaveLength(0);
  }
});

test('Every file that a page requests exists', async ({ request }) => {
  const asked = new Set<string>();
  for (const { address, root } of pages.values()) {
    for (const link of root.querySelectorAll('a[download]'))
      asked.add(new URL(link.getAttribute('href')!, `http://site${address}`).pathname);
    const attribute = (selector: string, name: string) => root.querySelectorAll(selector).map((element) => element.getAttribute(name)!);
    for (const href of attribute('link[href]:not([rel=canonical]):not([rel=alternate])', 'href')) asked.add(href);
    for (const src of attribute('[src]', 'src')) asked.add(src);
    // What the client loads.
    for (const name of ['client', 'data', 'sheet', 'print'])
      for (const file of attribute('script[data-client]', `data-${name}`)) asked.add(file);
    for (const link of parse(root.querySelector('noscript')!.textContent).querySelectorAll('link')) asked.add(link.getAttribute('href')!);
    for (const [, url] of root.querySelector('style')!.textContent.matchAll(/url\(["']?([^"')]+)/g)) asked.add(url!);
  }
  const start = Array.from(asked).find((file) => file.startsWith('/assets/start-'))!;
  const imported = assetsIn(await (await request.get(start)).text());
  expect(imported, 'chunks that the client imports').not.toEqual([]);
  for (const file of imported) asked.add(file);
  expect(asked.size).toBeGreaterThan(4);
  for (const address of asked) expect.soft((await request.get(address)).status(), address).toBe(200);
});

function internalLinks(root: HTMLElement) {
  return root.querySelectorAll('a[href]:not([download])').filter((link) => !link.getAttribute('href')!.startsWith('mailto:'));
}

function everyLink() {
  return Array.from(pages.values()).flatMap(({ address, root }) =>
    internalLinks(root).map((link) => ({ address, link, href: link.getAttribute('href')! })),
  );
}

function said({ address, href, link }: { address: string; href: string; link: HTMLElement }) {
  return `${address}: ${link.textContent.trim()} leads to ${href}`;
}

function languageOf(address: string) {
  return languages.find(({ prefix }) => prefix && (address === prefix || address.startsWith(`${prefix}/`))) ?? languages[0]!;
}

function pathOf(address: string) {
  return address.slice(languageOf(address).prefix.length) || '/';
}
