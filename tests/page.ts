import { parse, type HTMLElement } from 'node-html-parser';
import { company as facts } from '../src/facts/company.ts';
import { languages } from '../src/i18n/languages.ts';
import type { PageData } from '../src/i18n/page-data.ts';
import type { DrawingFile } from '../src/render/drawing-files.ts';
import { renderAddress } from '../src/render/site.ts';
import { Page } from './harness/page.ts';
import { siteOf } from './harness/site.ts';

export type LanguageCode = (typeof languages)[number]['code'];

export const languageCodes = languages.map(({ code }) => code);

/** The prefix of each language: it comes before every path of the specification. */
export const prefixes = Object.fromEntries(languages.map(({ code, base }) => [code, base])) as Record<LanguageCode, string>;

/** The text in each language: a company without a Chinese name has its English name in both. */
const inEach = (texts: Record<string, string> & { en: string }) =>
  Object.fromEntries(languageCodes.map((code) => [code, texts[code] ?? texts.en])) as Record<LanguageCode, string>;

/** Samples until the site is launched, so tests name them and do not write them out. */
export const company = {
  ...facts,
  names: inEach(facts.names),
  shortNames: inEach(facts.shortNames),
  addresses: inEach(facts.addresses),
  /** The mail link of the plain address, percent-encoded as RFC 6068 asks. */
  mailLink: `mailto:${facts.email.split('@').map(encodeURIComponent).join('@')}`,
};

/** A page with its data and drawings. */
class SitePage extends Page {
  constructor(
    address: string,
    status: number,
    html: string,
    readonly data: PageData,
    private readonly drawings: DrawingFile,
  ) {
    super(address, status, html);
  }

  /** What the file of the page's drawings holds that an element shows by reference (`<use>`). */
  drawn(shown: HTMLElement): HTMLElement {
    const [address, name] = shown.querySelector('use')!.getAttribute('href')!.split('#');
    const symbol = parse(this.drawings.text).querySelector(`symbol[id="${name}"]`);
    if (address !== this.drawings.address || !symbol) throw new Error(`${this.address}: ${address} has no drawing “${name}”`);
    return symbol;
  }
}

/** The site's pages, rendered once a worker, whose test files share them. */
export const { page, pathIn, reachable } = siteOf(prefixes, async (address) => {
  const { status, html, data, drawings } = await renderAddress(address, { styles: '', pageScript: '', start: '', client: '/main.js' });
  return new SitePage(address, status, html, data, drawings);
});

/** A path that has no page, where the not-found page is shown. */
export const noSuchPage = '/no-such-page';

/** The paths of everything a visitor is shown: all pages that links lead to, and one that is not found. */
export const everyPath = async (code: LanguageCode): Promise<readonly string[]> => [...(await reachable(code)), noSuchPage];

export { words } from './harness/page.ts';
export { readMailto } from './harness/read-mailto.ts';

/** The whole address of a page, by its path in the specification. */
export const addressOf = (code: LanguageCode, path: string) =>
  company.site + (prefixes[code] && path === '/' ? prefixes[code] : prefixes[code] + path);
