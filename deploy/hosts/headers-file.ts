import type { BuiltSite } from '../built-site.ts';
import { caching, headersOf, resourcePolicyOf } from '../policy.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages. No address gets a header by two rules, as the one host would join the values with a comma.
 * Both revalidate what no rule lets them keep.
 */
export function headersFile({ files, scripts }: BuiltSite): string {
  const beginnings = files.filter((file) => !/\.(br|gz)$/.test(file) && !file.startsWith('_')).map(beginningOf);
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', headersOf(scripts)],
    ...[...new Set(beginnings)].map((path): [string, Record<string, string>] => [
      path,
      {
        ...(path === `${caching.lastingFolder}*` && { 'cache-control': caching.lasting }),
        'cross-origin-resource-policy': resourcePolicyOf(path),
      },
    ]),
  ];
  return rules
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** `about.html` is `/about`, and a folder stands for all in it. */
function beginningOf(file: string): string {
  const [first = '', ...more] = file.split('/');
  if (more.length) return `/${first}/*`;
  return first === 'index.html' ? '/' : `/${first.replace(/\.html$/, '')}`;
}
