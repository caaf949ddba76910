import type { BuiltSite } from '../built-site.ts';
import { caching, headersOf, resourcePolicyOf } from '../policy.ts';

/**
 * The text of `_headers` for Netlify and Cloudflare Pages. No header is set by two rules for one address, because Cloudflare would join the
 * values with a comma. Both hosts revalidate by default.
 */
export function headersFile({ files, scripts }: BuiltSite): string {
  const beginnings = files.filter((file) => !/\.(br|gz)$/.test(file) && !file.startsWith('_')).map(beginningOf);
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', headersOf(scripts)],
    ...[...new Set(beginnings)].map((path): [string, Record<string, string>] => [
      path,
      {
        ...(path === `${caching.immutableFolder}*` && { 'cache-control': caching.immutable }),
        'cross-origin-resource-policy': resourcePolicyOf(path),
      },
    ]),
  ];
  return rules
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** The URL pattern of a file: `/about` for `about.html`, `/folder/*` for all files in a folder. */
function beginningOf(file: string): string {
  const [first = '', ...more] = file.split('/');
  if (more.length) return `/${first}/*`;
  return first === 'index.html' ? '/' : `/${first.replace(/\.html$/, '')}`;
}
