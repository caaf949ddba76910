import { aheadSelector, fetchedSelector, storageScheme } from '../contract.ts';
import type { Language } from '../i18n/languages.ts';
import { directionOf } from './direction.ts';

/** What a page's document holds or links to besides its markup. */
export interface Assets {
  /** The text of the inline style sheet. */
  styles: string;
  /** The text of the page script. */
  pageScript: string;
  /** The URL of start.ts. */
  start: string;
  /** The URL of the client. */
  client: string;
  /** The URL of the style sheet for print. */
  print?: string;
  /** The URL of the style sheet with the rules that documents do not contain. */
  sheet?: string;
  /** The URLs of the fonts. */
  faces?: readonly string[];
}

interface Props {
  language: Language;
  /** The page's own tags of the head, and its markup, both as HTML. */
  head: string;
  body: string;
  /** The URL of the page's data. */
  data: string;
  /** See `PageData`. */
  build: string;
  assets: Assets;
}

/**
 * Applies the stored colour scheme before the first paint, and again when the page returns from the back/forward cache or another tab
 * changes it. Reading localStorage throws where it is blocked.
 */
const scheme = `(onpageshow=onstorage=()=>{try{document.documentElement.style.colorScheme=localStorage["${storageScheme}"]||""}catch{}})()`;

/**
 * Ignores the second click of a double click whose first one led here: it would hit an element that the visitor has not seen yet, such as
 * the language switch or a mail link. Runs before the header is parsed, because the header can be clicked while the rest is still loading.
 */
const secondClick = `addEventListener("click",e=>{if(e.detail>1){e.preventDefault();e.stopImmediatePropagation()}},{capture:!0,once:!0})`;

/**
 * The speculation rules for the links that the script marks (browser/speculation.ts). The same in every document, so that the CSP can allow
 * them by one hash. Links in a closed menu count once it is open.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: fetchedSelector }, eagerness: 'immediate' }],
  prerender: [{ where: { selector_matches: aheadSelector }, eagerness: 'moderate' }],
});

/** The HTML document of a page, made at build time. Style sheet and page script are inline, so that the first paint needs no second request. */
export function documentOf({ language, head, body, data, build, assets }: Props): string {
  const { styles, print = '', faces = [], pageScript, start, client, sheet = '' } = assets;
  // The browser requests its first frame when the header is complete, and paints when the parser pauses: at the script behind the hero.
  const behindHero = body.search(/<(section|footer)/);
  const html = [
    `<!doctype html><html lang="${language.tag}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Blocks rendering until the header is complete, because a partial one causes a layout shift.
    `${head}<link rel="expect" href="#header" blocking="render">`,
    // The touch icon needs no link: browsers look for it in the root by name.
    '<link rel="icon" href="/icon.svg">',
    `<link rel="manifest" href="${language.base}/site.webmanifest">`,
    `<style>${styles}</style>`,
    // Without script only: prefetch-client.ts adds it after the page is loaded.
    print && `<noscript><link rel="stylesheet" media="print" href="${print}"></noscript>`,
    '</head><body>',
    // Not in the head, where preloads would delay the first paint on a slow connection.
    ...faces.map((face) => `<link rel="preload" as="font" href="${face}" crossorigin>`),
    `<script>${scheme};${secondClick}</script><div id="app">${body.slice(0, behindHero)}`,
    `<script>${pageScript}</script>`,
    `${body.slice(behindHero)}</div><script type="speculationrules">${speculationRules}</script>`,
    `<script type="module" src="${start}" data-client="${client}" data-data="${data}" data-build="${build}" data-sheet="${sheet}" data-print="${print}"></script></body></html>`,
  ].join('');
  // React writes this attribute in the spelling of its DOM property.
  return html.replaceAll('hrefLang=', 'hreflang=');
}
