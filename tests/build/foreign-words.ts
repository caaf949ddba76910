import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { readLocales } from '../../tools/check/read-locales.ts';
import { incoterms } from '../../src/facts/incoterms.ts';
import { ports } from '../../src/facts/ports.ts';
import { variables } from '../../src/i18n/variables.ts';

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? [];

/** Every word that a page of a language may show: its copy, the facts, and the platform’s own names. */
export function wordsOfCopy(root: string, code: string): Set<string> {
  const copy = Array.from(readLocales(root)).filter(([path]) => path.startsWith(`${code}/`));
  const texts = copy.flatMap(([path, text]) => leavesOf(JSON.parse(text)).flatMap(([, value]) => forms(path, String(value))));
  const month = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2025, 0));
  return new Set([...texts, ...Object.values(variables(code)), ...incoterms, ...ports, month].flatMap(wordsIn));
}

/** A number in words may begin a sentence (`{{hubCount, Words}}`). */
function forms(path: string, text: string): string[] {
  return path.endsWith('/numbers.json') ? [text, text.charAt(0).toUpperCase() + text.slice(1)] : [text];
}

const spoken = ['aria-label', 'alt', 'title', 'placeholder', 'value'];

/** The words in a page's head and body that are not known. Elements marked as another language are left out. */
export function foreignWords(page: HTMLElement, known: ReadonlySet<string>): string[] {
  const language = page.querySelector('html')!.getAttribute('lang');
  const head = [page.querySelector('title')!.textContent, page.querySelector('meta[name=description]')!.getAttribute('content') ?? ''];
  const texts = [...head, ...textsOf(page.querySelector('body')!, language)];
  return texts.flatMap((text) => {
    const foreign = wordsIn(text).filter((word) => !known.has(word));
    return foreign.length ? [`${foreign.join(', ')} in “${text.trim()}”`] : [];
  });
}

function textsOf(node: Node, language: string | undefined): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.textContent];
  if (node.nodeType !== NodeType.ELEMENT_NODE) return [];
  const element = node as HTMLElement;
  if (element.tagName === 'SCRIPT') return [];
  if ((element.getAttribute('lang') ?? language) !== language) return [];
  const mail = element.getAttribute('href')?.startsWith('mailto:')
    ? [decodeURIComponent(element.getAttribute('href')!.split('?')[1] ?? '').replace(/subject=|body=/g, '')]
    : [];
  return [
    ...spoken.map((name) => element.getAttribute(name) ?? ''),
    ...mail,
    ...element.childNodes.flatMap((child) => textsOf(child, language)),
  ];
}
