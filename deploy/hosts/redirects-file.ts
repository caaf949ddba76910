import type { BuiltSite } from '../built-site.ts';

/**
 * `_redirects`: for Netlify, which finds only the root's not-found page by itself. Cloudflare Pages finds the nearest, and skips a line of
 * status 404. There is no rule for slashes at the end: both hosts take them away by themselves, and would run in a circle.
 */
export const redirectsFile = ({ bases }: BuiltSite): string =>
  bases
    .filter(Boolean)
    .map((base) => `${base}/* ${base}/404.html 404\n`)
    .join('');
