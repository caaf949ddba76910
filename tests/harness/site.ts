import { Page } from './page.ts';

interface Site<Code extends string, Found extends Page> {
  /** The page at a path of the specification, in a language; rendered once. */
  page: (code: Code, path: string) => Promise<Found>;
  /** The path of the specification behind an address of the site in this language; null for any other link. */
  pathIn: (code: Code, href: string) => string | null;
  /** The paths of all pages that links lead to from the first, in the order a visitor could find them; followed once. */
  reachable: (code: Code) => Promise<readonly string[]>;
}

/**
 * A multilingual site that tests render in their own process. `prefixes` are the URL prefixes of the languages, '' for none;
 * `render` gives the page at an address, as the build would.
 */
export function siteOf<Code extends string, Found extends Page>(
  prefixes: Record<Code, string>,
  render: (address: string) => Promise<Found>,
): Site<Code, Found> {
  const codes = Object.keys(prefixes) as Code[];
  const pages = new Map<string, Promise<Found>>();
  const reached = new Map<Code, Promise<readonly string[]>>();

  function page(code: Code, path: string) {
    const address = prefixes[code] && path === '/' ? prefixes[code] : prefixes[code] + path;
    const found = pages.get(address) ?? render(address);
    pages.set(address, found);
    return found;
  }

  function pathIn(code: Code, href: string) {
    const [address] = href.split('#') as [string];
    if (!address.startsWith('/')) return null;
    const owner =
      codes.find((other) => prefixes[other] && `${address}/`.startsWith(`${prefixes[other]}/`)) ?? codes.find((other) => !prefixes[other]);
    return owner === code ? address.slice(prefixes[code].length) || '/' : null;
  }

  function reachable(code: Code) {
    const paths = reached.get(code) ?? follow(code);
    reached.set(code, paths);
    return paths;
  }

  async function follow(code: Code) {
    const paths = ['/'];
    for (const path of paths) {
      for (const { href } of (await page(code, path)).links()) {
        const next = pathIn(code, href);
        if (next && !paths.includes(next)) paths.push(next);
      }
    }
    return paths;
  }

  return { page, pathIn, reachable };
}
