import { parse, type HTMLElement } from 'node-html-parser';
import { company as facts } from '../src/facts/company';
import { languages } from '../src/i18n/languages';
import type { PageData } from '../src/i18n/page-data';
import { renderAddress } from '../src/site/site';

export type LanguageCode = (typeof languages)[number]['code'];

export const languageCodes = languages.map(({ code }) => code);

/** The prefixes that every path of the specification stands behind. */
export const prefixes = Object.fromEntries(languages.map(({ code, base }) => [code, base])) as Record<LanguageCode, string>;

/** A company may have no Chinese name: then its English one stands in both. */
const inEach = (texts: Record<string, string> & { en: string }) =>
  Object.fromEntries(languageCodes.map((code) => [code, texts[code] ?? texts.en])) as Record<LanguageCode, string>;

/** Samples until the site is launched, so tests name them and do not write them out. */
export const company = {
  ...facts,
  names: inEach(facts.names),
  shortNames: inEach(facts.shortNames),
  addresses: inEach(facts.addresses),
};

/** A page as a host would serve it, read the way a visitor or a screen reader does. */
export class Page {
  constructor(
    readonly address: string,
    readonly status: number,
    readonly html: string,
    readonly root: HTMLElement,
    /** What its script is given of it. */
    readonly data: PageData,
  ) {}

  get lang() {
    return this.root.querySelector('html')!.getAttribute('lang');
  }

  get title() {
    return words(this.root.querySelector('title')!);
  }

  meta(name: string) {
    return this.root.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  }

  get h1() {
    return this.root.querySelectorAll('h1').map(words);
  }

  headings(level: 2 | 3 | 4, within: HTMLElement = this.main) {
    return within.querySelectorAll(`h${level}`).map(words);
  }

  get main() {
    return this.root.querySelector('main')!;
  }

  get header() {
    return this.root.querySelector('header')!;
  }

  get footer() {
    return this.root.querySelector('footer')!;
  }

  /** The section whose heading has this text. */
  section(heading: string): HTMLElement {
    const found = this.main
      .querySelectorAll('section')
      .find((section) => section.querySelectorAll('h2').some((h2) => words(h2) === heading));
    if (!found) throw new Error(`${this.address}: no section is headed “${heading}”; there are ${this.headings(2).join(' | ')}`);
    return found;
  }

  /** The section whose heading has this id: the same in every language. */
  part(id: string): HTMLElement {
    const found = this.main.querySelectorAll('section').find((section) => section.getAttribute('aria-labelledby') === id);
    if (!found) throw new Error(`${this.address}: no section is named by #${id}`);
    return found;
  }

  /** Text and target of every link, in order. */
  links(within: HTMLElement = this.root) {
    return within.querySelectorAll('a').map((link) => ({ name: nameOf(link), href: link.getAttribute('href') ?? '' }));
  }

  get text() {
    return words(this.root.querySelector('body')!.querySelector('#app')!);
  }
}

/** The text of an element with runs of white space as one space, as it is displayed. */
export function words(element: HTMLElement): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}

function nameOf(element: HTMLElement) {
  return element.getAttribute('aria-label') ?? words(element);
}

const pages = new Map<string, Promise<Page>>();

/** The page at a path of the specification, in a language; rendered once a worker, whose test files share it. */
export function page(code: LanguageCode, path: string): Promise<Page> {
  const address = prefixes[code] && path === '/' ? prefixes[code] : prefixes[code] + path;
  const found = pages.get(address) ?? render(address);
  pages.set(address, found);
  return found;
}

async function render(address: string): Promise<Page> {
  const { status, html, data } = await renderAddress(address, { styles: '', wake: '', script: '/main.js' });
  const root = parse(html);
  // What stands between the words for the browser alone.
  for (const script of root.querySelectorAll('#app script')) script.remove();
  return new Page(address, status, html, root, data);
}

/** The paths of all pages that links lead to from Home, in the order a visitor could find them. */
export async function reachable(code: LanguageCode): Promise<string[]> {
  const paths = ['/'];
  for (const path of paths) {
    for (const { href } of (await page(code, path)).links()) {
      const next = pathIn(code, href);
      if (next && !paths.includes(next)) paths.push(next);
    }
  }
  return paths;
}

/** The path of the specification behind an address of the site in this language; null for any other link. */
export function pathIn(code: LanguageCode, href: string): string | null {
  const [address] = href.split('#') as [string];
  if (!address.startsWith('/')) return null;
  const owner = languageCodes.find((other) => prefixes[other] && `${address}/`.startsWith(`${prefixes[other]}/`)) ?? languages[0].code;
  return owner === code ? address.slice(prefixes[code].length) || '/' : null;
}

/** A mail link taken apart by the rules of RFC 6068, with no code of the site's. */
export function readMailto(href: string) {
  const link = new URL(href);
  if (link.protocol !== 'mailto:') throw new Error(`not a mail link: ${href}`);
  const fields = Object.fromEntries(
    link.search
      .slice(1)
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
  );
  return { to: decodeURIComponent(link.pathname), fields, subject: fields.subject ?? '', body: fields.body ?? '' };
}
