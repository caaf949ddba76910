import { parse, NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { mailLinkLimit } from '../../src/facts/mail.ts';
import { languages } from '../../src/i18n/languages.ts';
import { pathIn } from '../../src/i18n/path-in.ts';
import { fileOf } from '../../src/pages.ts';
import { companyFile } from './check-company.ts';
import { fault } from './fault.ts';

/** The longest title that a search engine shows whole, in characters; Han characters are twice as wide. */
const titleLimit = { latin: 60, han: 28 };

/** A page's file with its document, without scripts and styles. */
interface Page {
  file: string;
  root: HTMLElement;
}

/** What is kept of a page after parsing; the trees of all documents would need too much memory. */
interface Read {
  file: string;
  lang: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  title: string;
  description: string;
  links: Set<string>;
  /** The files that it links to in its own language. */
  leadsTo: Set<string>;
  faults: string[];
}

/** The faults in the pages, one message each. `pages` are documents by file; `keys` are those of the copy, such as `home:why.title`. */
export function checkPages(pages: Iterable<readonly [file: string, html: string]>, keys: ReadonlySet<string>): string[] {
  const raw = rawKey(keys);
  const read = Array.from(pages, ([file, html]): Read => {
    const page = { file, root: withoutCode(parse(html)) };
    return {
      file,
      lang: page.root.querySelector('html')?.getAttribute('lang') ?? '',
      indexed: !page.root.querySelector('meta[name=robots][content=noindex]'),
      title: titleOf(page),
      description: page.root.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      links: new Set(linksIn(page, 'a[href^="/"]')),
      // Links to another language do not count, because visitors do not find a page of their own language by them.
      leadsTo: new Set(linksIn(page, 'a[href^="/"]:not([hreflang])').map(fileOf)),
      faults: [...checkWords(page, raw), ...checkTitle(page), ...checkMailLinks(page)],
    };
  });
  return [
    ...read.flatMap(({ faults }) => faults),
    ...checkUnique(read, 'title'),
    ...checkUnique(read, 'description'),
    ...checkLinks(read),
    ...checkReached(read),
  ];
}

const linksIn = ({ root }: Page, selector: string) =>
  root.querySelectorAll(selector).map((link) => link.getAttribute('href')!.replace(/[#?].*/, ''));

function withoutCode(root: HTMLElement): HTMLElement {
  for (const code of root.querySelectorAll('script, style')) code.remove();
  return root;
}

const titleOf = ({ root }: Page) => root.querySelector('title')?.textContent ?? '';

/** Returns a function that finds a key shown in place of its text: a namespace with anything after its colon, or a known dotted key. */
function rawKey(keys: ReadonlySet<string>): (text: string) => string | undefined {
  const split = Array.from(keys, (key) => key.split(':') as [string, string]);
  const namespaces = new Set(split.map(([namespace]) => namespace));
  const dotted = new Set(split.map(([, key]) => key).filter((key) => key.includes('.')));
  return (text) =>
    text
      .match(/[\w/-]+:[A-Za-z][\w.]*|[A-Za-z]\w*(?:\.\w+)+/g)
      ?.find((word) => dotted.has(word) || namespaces.has(word.slice(0, word.indexOf(':'))));
}

function checkWords({ file, root }: Page, raw: (text: string) => string | undefined): string[] {
  return textsOf(root).flatMap(([place, text]) => {
    const found = /\bundefined\b|\[object Object\]|\{\{/.exec(text)?.[0] ?? raw(text);
    return found ? [fault(file, place, 'finished words', `“${found}” in “${text.trim()}”`)] : [];
  });
}

/** The texts of a document, each with its place: text nodes, and attribute values with mail links decoded. */
function textsOf(node: Node): [place: string, text: string][] {
  if (node.nodeType === NodeType.TEXT_NODE) return [[`<${node.parentNode?.rawTagName ?? ''}>`, node.textContent]];
  if (node.nodeType !== NodeType.ELEMENT_NODE) return [];
  const { attributes, rawTagName } = node as HTMLElement;
  return [
    ...Object.entries(attributes).map(([name, value]): [string, string] => [`<${rawTagName} ${name}>`, decoded(value)]),
    ...node.childNodes.flatMap(textsOf),
  ];
}

const decoded = (value: string) => (value.startsWith('mailto:') ? decodeURIComponent(value) : value);

function checkTitle(page: Page): string[] {
  const title = titleOf(page);
  const { length } = Array.from(title);
  const han = title.match(/\p{Script=Han}/gu)?.length ?? 0;
  // A title may have both: that of an English page, where the company has a Chinese name only.
  const [width, most] = [(length - han) * titleLimit.han + han * titleLimit.latin, titleLimit.latin * titleLimit.han];
  if (width <= most) return [];
  const limit = Math.floor((length * most) / width);
  const room = `remove at least ${length - limit}, from its words or, where it has the company’s short name, from shortNames of ${companyFile}`;
  return [fault(page.file, 'title', `at most ${limit} characters`, `${length} in “${title}”: ${room}`)];
}

function checkMailLinks({ file, root }: Page): string[] {
  return root.querySelectorAll('a[href^="mailto:"]').flatMap((link) => {
    const { length } = link.getAttribute('href')!;
    if (length <= mailLinkLimit) return [];
    const name = link.getAttribute('aria-label') ?? link.textContent.trim();
    const fewer = `remove at least ${length - mailLinkLimit}, from its words or from email of ${companyFile}`;
    const found = `${length}: ${fewer} or, where it has the company’s short name, from shortNames (a Chinese character takes 9)`;
    return [fault(file, `mail link “${name}”`, `at most ${mailLinkLimit} characters`, found)];
  });
}

/** Every page must have the text, and no two indexed pages of one language the same. */
function checkUnique(pages: readonly Read[], what: 'title' | 'description'): string[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const text = page[what].trim();
    if (!text) return [fault(page.file, what, 'words', 'none')];
    if (!page.indexed) return [];
    const own = `${page.lang} ${text}`;
    const other = first.get(own);
    if (!other) first.set(own, page.file);
    return other ? [fault(page.file, what, 'one of its own', `that of ${other}: “${text}”`)] : [];
  });
}

/** Every internal link must lead to a page of the site. */
function checkLinks(pages: readonly Read[]): string[] {
  const files = new Set(pages.map(({ file }) => file));
  return pages.flatMap(({ file, links }) =>
    Array.from(links)
      .filter((path) => !files.has(fileOf(path)))
      .map((path) => fault(file, `link to ${path}`, 'a page of the site', 'none there')),
  );
}

const homes = new Set(languages.map((language) => fileOf(pathIn(language, '/'))));

/** Every indexed page except Home must be linked from another page. */
function checkReached(pages: readonly Read[]): string[] {
  return pages
    .filter(({ file, indexed }) => indexed && !homes.has(file) && !pages.some((other) => other.file !== file && other.leadsTo.has(file)))
    .map(({ file }) => fault(file, '', 'a link to it on another page', 'none'));
}
