import { storage } from '../facts/storage';
import type { Language } from '../i18n/languages';
import { colours } from '../theme/colours';
import type { Assets } from './render';

interface Props {
  language: Language;
  /** The page's own tags of the head, and its markup, both as HTML. */
  head: string;
  body: string;
  /** The address of the page's data. */
  data: string;
  assets: Assets;
}

type SmallProps = Pick<Props, 'language' | 'head' | 'body'> & Record<'styles' | 'script', string>;

/** The display face has Latin letters only. */
const writtenInLatin = ({ tag }: Language) => new Intl.Locale(tag).maximize().script === 'Latn';

/**
 * What the visitor chose before has to be known before anything is drawn, and what is chosen elsewhere meanwhile when a
 * page is come back to, or stands in another tab. A browser that remembers nothing throws.
 */
const scheme = `(onpageshow=onstorage=()=>{try{document.documentElement.style.colorScheme=localStorage["${storage.storageScheme}"]||""}catch{}})()`;

/** The not-found page writes the path that is missing to the console, as it does after a navigation. */
const missing = '(({dataset:d})=>{d.written="";console.error(d.missing,location.pathname)})(document.querySelector("[data-missing]"));';

/** React finds the page as it has written it. */
const stepAside = 'document.head.append(document.currentScript);';

/** React writes some attributes as it calls its properties. */
const written = (parts: string[]) => parts.join('').replaceAll('hrefLang=', 'hreflang=');

/** A document down to its style sheet; `own` is what only this one has in its head. */
const headOf = (language: Language, own: string, styles: string) =>
  [
    `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    own,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.paper[0]}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.paper[1]}">`,
    // The touch icon is in the root, under the name by which it is looked for.
    '<link rel="icon" href="/icon.svg">',
    `<link rel="manifest" href="${language.base}/site.webmanifest">`,
    `<style>${styles}</style>`,
  ].join('');

/** A document that needs nothing but itself, as HTML; `script` is the text of a classic script. */
export function smallDocumentOf({ language, head, styles, body, script }: SmallProps): string {
  return written([
    headOf(language, head, styles),
    `</head><body><script>${scheme}</script>${body}<script>${script}</script></body></html>`,
  ]);
}

/**
 * The document around a page, as HTML: written once when the site is built, and never again in the browser. Style sheet
 * and script stand in it, as nothing may wait for another request.
 */
export function documentOf({ language, head, body, data, assets }: Props): string {
  const { styles, print, face, wake, script, parts, sheet } = assets;
  // The browser asks for its first frame when the header is whole, and draws it where the reading of the page halts: behind the hero.
  const behindHero = body.search(/<(section|footer)/);
  return written([
    // Nothing is drawn before the header is whole: its end would push its beginning.
    headOf(language, `${head}<link rel="expect" href="#header" blocking="render">`, styles),
    // wake.ts brings it when the page is there: asking for it takes longer than reading what stands here.
    print ? `<noscript><link rel="stylesheet" media="print" href="${print}"></noscript>` : '',
    '</head><body>',
    // In the head it would hold up the first paint, for as long as a line takes that is too slow for it anyway.
    face && writtenInLatin(language) ? `<link rel="preload" as="font" href="${face}" crossorigin>` : '',
    `<script>${scheme}</script><div id="app">${body.slice(0, behindHero)}`,
    `<script data-main="${script}" data-parts="${parts ?? ''}" data-words="${data}" data-sheet="${sheet ?? ''}">${stepAside}${wake}</script>`,
    `${body.slice(behindHero)}</div>${body.includes('data-missing') ? `<script>${missing}</script>` : ''}</body></html>`,
  ]);
}
