import { pathOfFile, type BuiltSite } from '../built-site.ts';
import { caching, headersOf, resourcePolicyOf } from '../policy.ts';

/**
 * The text of `_headers` for Netlify and Cloudflare Pages. No header is set by two rules for one address, because Cloudflare would join the
 * values with a comma. Both hosts revalidate by default.
 *
 * Each asset has its own rule for caching, because Cloudflare applies rules to 404 responses too: with one rule for the folder, browsers
 * would cache a missing asset as missing for a year. They come last, as Cloudflare leaves out what comes after its hundredth rule.
 */
export function headersFile({ files, scripts }: BuiltSite): string {
  const served = files.filter((file) => !/\.(br|gz)$/.test(file) && !file.startsWith('_'));
  const assets = served.map((file) => `/${file}`).filter((path) => path.startsWith(caching.immutableFolder));
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', headersOf(scripts)],
    ...[...new Set(served.map(beginningOf))].map((path): [string, Record<string, string>] => [
      path,
      { 'cross-origin-resource-policy': resourcePolicyOf(path) },
    ]),
    ...assets.map((path): [string, Record<string, string>] => [path, { 'cache-control': caching.immutable }]),
  ];
  return rules
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** The URL pattern of a file: `/about` for `about.html`, `/folder/*` for all files in a folder. */
function beginningOf(file: string): string {
  const [first = '', ...more] = file.split('/');
  if (more.length) return `/${first}/*`;
  return pathOfFile(first);
}
