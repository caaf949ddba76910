import type { BuiltSite } from '../built-site.ts';

/**
 * The text of `_redirects`. Netlify by itself finds only the not-found page of the root; Cloudflare Pages finds the nearest one and ignores
 * lines with status 404. No rule removes trailing slashes: both hosts do so already, and a rule would cause a redirect loop.
 */
export const redirectsFile = ({ bases }: BuiltSite): string =>
  bases
    .filter(Boolean)
    .map((base) => `${base}/* ${base}/404.html 404\n`)
    .join('');
