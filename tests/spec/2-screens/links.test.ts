import { describe, expect, it } from 'vitest';
import { company, everyPath, languageCodes, page, pathIn, reachable, words, type LanguageCode } from '../../page.ts';
import { wordsIn } from '../../words/words-in.ts';

/** Paths, as the route table counts them: Home, 14 industries, 7 services and their indexes, 4 more, 3 legal. */
const pagesInTable = 1 + 1 + 14 + 1 + 7 + 4 + 3;

/** The region that each hub of Home leads to. */
const regionOf = {
  HKHKG: 'asiaPacific',
  CNSZX: 'asiaPacific',
  CNNGB: 'asiaPacific',
  SGSIN: 'asiaPacific',
  AEJEA: 'middleEastAfrica',
  NLRTM: 'europe',
  CNSHA: 'asiaPacific',
  INBOM: 'asiaPacific',
} as const;

/** Where a link of this name leads to, on whatever page: the names of pages, of regions and of hubs. */
function addressesByName(code: LanguageCode): Map<string, string> {
  const said = wordsIn[code];
  const under = (folder: string, names: object) => Object.entries(names).map(([slug, name]) => [name as string, folder + slug] as const);
  return new Map([
    [company.shortNames[code], '/'],
    [said['2.missing.2'], '/'],
    ...under('', said['2.chrome.1']),
    ...under('', said['2.chrome.6']),
    ...under('', said['2.routes.10']),
    ...under('/industries/', said['2.industry.5']),
    [said['2.industry.7'].title, '/industries/light-heavy-machinery'],
    ...under('/services/', said['2.service.1']),
    ...under('/geography#', said['2.geography.1']),
    ...Object.entries(regionOf).map(
      ([hub, region]) => [said['3.hubs.1'][hub as keyof typeof regionOf][0], `/geography#${region}`] as const,
    ),
  ]);
}

describe.each(languageCodes)('2. Screens and routes: links between pages (%s)', (code) => {
  it('[1.product.1] [7.links.1] lead to every page of the route table, and each page exists', async () => {
    const paths = await reachable(code);
    expect(paths.length, `section 2 (${code}): pages reached from Home, as pagesInTable of this file counts them: ${paths.join(' ')}`).toBe(
      pagesInTable,
    );
    for (const path of paths) expect((await page(code, path)).status, `section 2, ${path} (${code}): status`).toBe(200);
  });

  it('[7.links.1] [2.geography.1] [2.missing.2] that have the name of a page, a region or a hub lead there, on every page', async () => {
    const addresses = addressesByName(code);
    const wrong: string[] = [];
    let known = 0;
    for (const path of await everyPath(code)) {
      for (const link of (await page(code, path)).root.querySelectorAll('a[href^="/"]:not([hreflang]), a[href^="#"]')) {
        const [href, name] = [link.getAttribute('href')!, words(link)];
        const fragment = href.includes('#') ? href.slice(href.indexOf('#')) : '';
        const to = (href.startsWith('#') ? path : pathIn(code, href)) + fragment;
        if (!addresses.has(name)) continue;
        known += 1;
        if (to !== addresses.get(name)) wrong.push(`${path}: “${name}” leads to ${to}`);
      }
    }
    expect(wrong, `section 2 (${code}): links that lead elsewhere than they say`).toEqual([]);
    expect(known, `section 2 (${code}): links by such a name`).toBeGreaterThan(500);
  });

  it('[7.links.1] the first of the header is the company’s name, and leads to Home', async () => {
    for (const path of await everyPath(code)) {
      const wordmark = (await page(code, path)).header.querySelector('a')!;
      const found = [words(wordmark), pathIn(code, wordmark.getAttribute('href')!)];
      expect(found, `section 2, ${path} (${code}): the first link of the header`).toEqual([company.shortNames[code], '/']);
    }
  });

  it('[2.geography.1] to a region lead to its heading', async () => {
    const { root } = await page(code, '/geography');
    for (const [region, name] of Object.entries(wordsIn[code]['2.geography.1'])) {
      expect(words(root.getElementById(region)!), `section 2, /geography (${code}): #${region}`).toBe(name);
    }
  });

  it('stay in their language, apart from the language switch', async () => {
    for (const path of await everyPath(code)) {
      const links = (await page(code, path)).root.querySelectorAll('a:not([hreflang])').map((link) => link.getAttribute('href')!);
      const leaving = links.filter((href) => href.startsWith('/') && pathIn(code, href) === null);
      expect(leaving, `section 2, ${path} (${code}): links into another language`).toEqual([]);
    }
  });

  it('with a fragment name an element of the page', async () => {
    for (const path of await everyPath(code)) {
      const { root } = await page(code, path);
      const fragments = root.querySelectorAll('a[href^="#"]').map((link) => link.getAttribute('href')!.slice(1));
      expect(fragments, `section 2, ${path} (${code}): links within the page`).toContain('main');
      const lost = fragments.filter((id) => !root.getElementById(id));
      expect(lost, `section 2, ${path} (${code}): fragments that are not on the page`).toEqual([]);
    }
  });
});
