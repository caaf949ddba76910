import { storage } from '../contract.ts';
import type { Language } from '../i18n/languages.ts';
import { directionOf } from './direction.ts';

/** What a page's document holds or links to besides its markup. */
export interface Assets {
  /** The text of the style sheet that stands in the document. */
  styles: string;
  /** The text of the page script. */
  pageScript: string;
  /** The address of start.ts. */
  start: string;
  /** The address of the client. */
  script: string;
  /** The address of the style sheet for print. */
  print?: string;
  /** The address of the style sheet for what the client adds to the page. */
  sheet?: string;
  /** The addresses of what the client cannot start without, with spaces between. */
  parts?: string;
  /** The addresses of the faces. */
  faces?: readonly string[];
}

interface Props {
  language: Language;
  /** The page's own tags of the head, and its markup, both as HTML. */
  head: string;
  body: string;
  /** The address of the page's data. */
  data: string;
  /** See `PageData`. */
  build: string;
  assets: Assets;
}

/**
 * What the visitor chose before has to be known before anything is drawn, and what is chosen elsewhere meanwhile when a
 * page is come back to, or stands in another tab. A browser that remembers nothing throws.
 */
const scheme = `(onpageshow=onstorage=()=>{try{document.documentElement.style.colorScheme=localStorage["${storage.storageScheme}"]||""}catch{}})()`;

/**
 * What the browser loads ahead: the links that the script marks (browser/speculation.ts). The same in every document, so that a
 * policy can name it by its hash. A link in a closed menu counts as soon as the menu opens.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: '[data-ahead~=fetch]' }, eagerness: 'immediate' }],
  prerender: [{ where: { selector_matches: '[data-ahead]' }, eagerness: 'moderate' }],
});

/**
 * The document around a page, as HTML: written once when the site is built, and never again in the browser. Style sheet
 * and page script stand in it, as nothing may wait for another request.
 */
export function documentOf({ language, head, body, data, build, assets }: Props): string {
  const { styles, print = '', faces = [], pageScript, start, script, parts = '', sheet = '' } = assets;
  // The browser asks for its first frame when the header is whole, and draws it where the parser pauses: behind the hero.
  const behindHero = body.search(/<(section|footer)/);
  const html = [
    `<!doctype html><html lang="${language.tag}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Nothing is drawn before the header is whole: its end would push its beginning.
    `${head}<link rel="expect" href="#header" blocking="render">`,
    // The touch icon is in the root, under the name by which it is looked for.
    '<link rel="icon" href="/icon.svg">',
    `<link rel="manifest" href="${language.base}/site.webmanifest">`,
    `<style>${styles}</style>`,
    // The page script adds it once the page is drawn.
    print && `<noscript><link rel="stylesheet" media="print" href="${print}"></noscript>`,
    '</head><body>',
    // In the head it would hold up the first paint, for as long as a slow connection takes.
    ...faces.map((face) => `<link rel="preload" as="font" href="${face}" crossorigin>`),
    `<script>${scheme}</script><div id="app">${body.slice(0, behindHero)}`,
    `<script>${pageScript}</script>`,
    `${body.slice(behindHero)}</div><script type="speculationrules">${speculationRules}</script>`,
    `<script type="module" src="${start}" data-main="${script}" data-parts="${parts}" data-words="${data}" data-build="${build}" data-sheet="${sheet}" data-print="${print}"></script></body></html>`,
  ].join('');
  // React writes some attributes as it calls its properties.
  return html.replaceAll('hrefLang=', 'hreflang=');
}
