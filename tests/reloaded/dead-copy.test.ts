import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { sourceLanguage } from '../../src/i18n/languages.ts';
import { copyOf } from '../../src/render/copy-of.ts';
import { notFoundPath, pagePaths } from '../../src/pages.ts';
import { renderPage } from '../../src/render/render.tsx';

const keysOf = (copy: object) =>
  Object.entries(copy).flatMap(([file, tree]) =>
    leavesOf(tree)
      .filter(([, text]) => text !== null)
      .map(([key]) => `${file}:${key}`),
  );

describe('12. Facts and copy: no unused copy', () => {
  const carried = new Set<string>();

  beforeAll(async () => {
    for (const path of [...pagePaths, notFoundPath]) {
      const { data } = await renderPage(sourceLanguage, path, { styles: '', pageScript: '', start: '', client: '' });
      for (const key of keysOf(data.copy)) carried.add(key);
    }
    await carryOfSeveralLanguages();
  }, 60_000);

  afterAll(() => {
    vi.doUnmock('../../src/i18n/languages.ts');
    vi.resetModules();
  });

  /** Texts that only a site of several languages shows. */
  async function carryOfSeveralLanguages() {
    vi.resetModules();
    vi.doMock('../../src/i18n/languages.ts', async (original) => {
      const found = await original<typeof import('../../src/i18n/languages.ts')>();
      return { ...found, languages: [...found.languages, { code: 'xx', tag: 'xx', base: '/xx', name: 'Ruritanian' }] };
    });
    const { renderPage } = await import('../../src/render/render.tsx');
    const { data } = await renderPage(sourceLanguage, '/', { styles: '', pageScript: '', start: '', client: '' });
    for (const key of keysOf(data.copy)) carried.add(key);
  }

  it('[12.copy.1] every string is carried by a page', () => {
    // Made when the site is built: the heads of pages, which search engines show, and the names of shores, which stand in a drawing.
    const built = /^places:shores\.|:(document[tT]itle|description|notFound\.description)$/;
    const all = keysOf(copyOf(sourceLanguage.code)).filter((key) => !built.test(key));
    expect(all.length).toBeGreaterThan(1000);
    expect(
      all.filter((key) => !carried.has(key)),
      'strings that no page carries',
    ).toEqual([]);
  });
});
