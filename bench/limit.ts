import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';

/**
 * The limit: what the same words weigh as a document written by hand, with a page of style and no script. Nothing of the
 * site can be lighter than this without saying less. Every page is made, so that every link leads somewhere.
 */
export function makeLimit(from: string, to: string) {
  const styles = readFileSync(new URL('limit.css', import.meta.url), 'utf8')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1');
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
    const page = join(to, file);
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, leanest(readFileSync(join(from, file), 'utf8'), styles));
  }
}

const kept = new Set(['href', 'lang', 'hreflang', 'id', 'scope', 'title', 'aria-label', 'aria-labelledby', 'aria-current']);
const pictures = 'svg, style, script, link, template';
/** Only for the eye, or of use only with script; the closed menu's language link stands beside it once more. */
const spare = '[aria-hidden=true], button:not([data-term]), [data-live], [popover] a[hreflang]';

/** Else the browser asks for `/favicon.ico`. */
const noIcon = '<link rel="icon" href="data:,">';

export function leanest(html: string, styles: string): string {
  const root = parse(html);
  const head = [root.querySelector('title'), root.querySelector('meta[name=description]')].filter((each) => each !== null);
  const body = root.querySelector('body')!;
  for (const element of body.querySelectorAll(`${pictures}, ${spare}`)) element.remove();
  for (const element of body.querySelectorAll('button[data-term]')) element.tagName = 'ABBR';
  for (const element of body.querySelectorAll('*')) for (const name of namesIn(element)) if (!kept.has(name)) element.removeAttribute(name);
  return [
    `<!doctype html><html lang="${root.querySelector('html')!.getAttribute('lang')}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">${head.join('')}${noIcon}<style>${styles}</style>`,
    // A box that says nothing is a space between words at most.
    body.innerHTML
      .replace(/<\/?(div|span)[^>]*>/g, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/\s+/g, ' '),
    '</html>',
  ].join('');
}

const namesIn = (element: HTMLElement) => Object.keys(element.attributes).map((name) => name.toLowerCase());
