import { describe, expect, it } from 'vitest';
import { languageCodes, page, pathIn, reachable } from '../../page.ts';

/** Paths, as the route table counts them: Home, 14 industries, 7 services and their indexes, 4 more, 3 legal. */
const pagesInTable = 1 + 1 + 14 + 1 + 7 + 4 + 3;

describe.each(languageCodes)('2. Screens and routes: links between pages (%s)', (code) => {
  it('[1.product.1] [7.links.1] lead to every page of the route table, and each page exists', async () => {
    const paths = await reachable(code);
    expect(paths.length, `section 2 (${code}): pages reached from Home: ${paths.join(' ')}`).toBe(pagesInTable);
    for (const path of paths) expect((await page(code, path)).status, `section 2, ${path} (${code}): status`).toBe(200);
  });

  it('stay in their language, apart from the language switch', async () => {
    for (const path of [...(await reachable(code)), '/no-such-page']) {
      const links = (await page(code, path)).root.querySelectorAll('a:not([hreflang])').map((link) => link.getAttribute('href')!);
      const leaving = links.filter((href) => href.startsWith('/') && pathIn(code, href) === null);
      expect(leaving, `section 2, ${path} (${code}): links into another language`).toEqual([]);
    }
  });

  it('with a fragment name an element of the page', async () => {
    for (const path of [...(await reachable(code)), '/no-such-page']) {
      const { root } = await page(code, path);
      const fragments = root.querySelectorAll('a[href^="#"]').map((link) => link.getAttribute('href')!.slice(1));
      expect(fragments, `section 2, ${path} (${code}): links within the page`).toContain('main');
      const lost = fragments.filter((id) => !root.getElementById(id));
      expect(lost, `section 2, ${path} (${code}): fragments that are not on the page`).toEqual([]);
    }
  });
});
