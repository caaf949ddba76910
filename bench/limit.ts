import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';

const styles = readFileSync(new URL('limit.css', import.meta.url), 'utf8')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};:,]) ?/g, '$1');

const kept = new Set(['href', 'lang', 'hreflang', 'id', 'scope', 'title', 'aria-label', 'aria-labelledby', 'aria-current']);
const pictures = 'svg, img, style, script, link, template';
/** Elements that are decorative or need script, and the language links of the closed menu, which the header also has. */
const spare = '[aria-hidden=true], button:not([data-term]), [popover] a[hreflang]';

/** The limit: the same words as a plain document, with a kilobyte of style and no script. No page that says as much can be lighter. */
export function limit(html: string): string {
  const root = parse(html);
  const head = root.querySelectorAll('title, meta[name=description]');
  const body = root.querySelector('body')!;
  for (const element of body.querySelectorAll(`${pictures}, ${spare}`)) element.remove();
  for (const element of body.querySelectorAll('button[data-term]')) element.tagName = 'ABBR';
  for (const element of body.querySelectorAll('*'))
    for (const name of Object.keys(element.attributes)) if (!kept.has(name.toLowerCase())) element.removeAttribute(name);
  // Replaces the tags of div and span by a space, which separates words.
  const words = body.innerHTML
    .replace(/<\/?(div|span)[^>]*>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/\s+/g, ' ');
  const lang = root.querySelector('html')!.getAttribute('lang');
  // Without an icon the browser asks for `/favicon.ico`.
  const start = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`;
  return `${start}${head.join('')}<style>${styles}</style>${words}</html>`;
}
