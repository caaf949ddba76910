import { parse, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { paintedProperties } from '../../drawings/paints.ts';
import { keepSelectors, withoutEmpty } from './style-parts.ts';

/** Scripts mark a link so, maybe before the styles that come late are there. */
const marked = '<a data-pending>';

const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Returns a function that extracts the rules that a page's HTML uses. The result is cached by the words of the selectors that a page
 * contains.
 */
export function usedStylesOf(css: string): (html: string) => Promise<string> {
  const named = new Set<string>();
  parse(css).walkRules(({ selector }) => wordsOf(selector).forEach((word) => named.add(word)));
  const parts = new Map<string, Promise<string>>();
  return (page) => {
    const html = page + marked;
    const found = [...named.intersection(new Set(wordsOf(html)))].sort().join(' ');
    const part = parts.get(found) ?? usedStyles(css, html);
    parts.set(found, part);
    return part;
  };
}

async function usedStyles(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // Drawings in files of their own use these custom properties, which PurgeCSS does not see.
    ...(html.includes('<use ') && { safelist: { variables: paintedProperties } }),
  });
  const used = parse(result!.css);
  dropUnusedFaces(used);
  dropAbsent(used, html);
  used.walkComments((comment) => void comment.remove());
  return withoutEmpty(used);
}

/**
 * Removes `:lang()` rules for other languages than `lang` (BCP 47), and `:not(:lang())` rules for this one. A tag stands for all that begin
 * with it: `zh` for `zh-Hant-HK` (RFC 4647, basic filtering). No style may rely on CSS's extended filtering, where `zh-HK` matches as well.
 */
export function stylesIn(css: string, lang: string): string {
  const root = parse(css);
  const isOfLang = (tag: string) => lang === tag || lang.startsWith(`${tag}-`);
  const isOfOthers = (selector: string) =>
    Array.from(selector.matchAll(/(:not\()?:lang\(([\w-]+)\)/g)).some(([, not, tag]) => isOfLang(tag!) === Boolean(not));
  keepSelectors(root, (selector) => !isOfOthers(selector));
  return root.toString();
}

/** Removes rules with `:has()` of a class or an attribute that the page lacks, because PurgeCSS ignores `:has()`. */
function dropAbsent(root: Root, html: string): void {
  const stands = (name: string) => new RegExp(`\\b${name}\\b`).test(html);
  keepSelectors(root, (selector) => Array.from(selector.matchAll(/:has\([.[]([\w-]+)/g)).every(([, name]) => stands(name!)));
}

/** Removes unused `@font-face` rules. PurgeCSS's own option does not look into custom properties. */
function dropUnusedFaces(root: Root): void {
  const read = new Set<string>();
  root.walkDecls(({ prop, value }) => void (prop !== 'font-family' && read.add(value)));
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('font-family', ({ value }) => {
      const family = value.replace(/["']/g, '');
      if (![...read].some((other) => other.includes(family))) rule.remove();
    });
  });
}
