import { parse, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { paintedProperties } from '../../drawings/paints.ts';
import { keepSelectors, withoutEmpty } from './style-parts.ts';

const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Takes from a style sheet the part that a page's markup uses; what the script adds to the page has a sheet of its own.
 * Pages in which the selectors find the same have the same part, which is made once.
 */
export function usedStylesOf(css: string): (html: string) => Promise<string> {
  const named = new Set<string>();
  parse(css).walkRules(({ selector }) => wordsOf(selector).forEach((word) => named.add(word)));
  const parts = new Map<string, Promise<string>>();
  return (html) => {
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
    // A drawing is in a file of its own, which takes its colours from the page.
    ...(html.includes('<use ') && { safelist: { variables: paintedProperties } }),
  });
  const used = parse(result!.css);
  dropUnusedFaces(used);
  dropAbsent(used, html);
  used.walkComments((comment) => void comment.remove());
  return withoutEmpty(used);
}

/** A style sheet without the rules for pages in other languages, and for all but this one. */
export function stylesIn(css: string, lang: string): string {
  const root = parse(css);
  const isOfOthers = (selector: string) =>
    Array.from(selector.matchAll(/(:not\()?:lang\(([\w-]+)\)/g)).some(([, not, tag]) => (tag === lang) === Boolean(not));
  keepSelectors(root, (selector) => !isOfOthers(selector));
  return root.toString();
}

/** Drops the rules for a page that has in it what only the script brings: PurgeCSS does not look into `:has()`. */
function dropAbsent(root: Root, html: string): void {
  const stands = (name: string) => new RegExp(`\\b${name}\\b`).test(html);
  root.walkRules((rule) => {
    const wanted = Array.from(rule.selector.matchAll(/:has\(\.([\w-]+)\)/g), ([, name]) => name!);
    if (!wanted.every(stands)) rule.remove();
  });
}

/** Drops the faces that no style names. PurgeCSS's own option does not look into variables. */
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
