import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { leavesOf } from '../../src/build/compare-copy';
import { sourceLanguage } from '../../src/i18n/languages';
import { copyOf } from '../../src/site/copy-of';
import { notFoundPath } from '../../src/site/not-found-path';
import { pagePaths } from '../../src/site/pages';
import { renderPage } from '../../src/site/render';

const keysOf = (copy: object) =>
  Object.entries(copy).flatMap(([file, tree]) =>
    leavesOf(tree)
      .filter(([, text]) => text !== null)
      .map(([key]) => `${file}:${key}`),
  );

describe('12. Facts and copy: copy is there to be read', () => {
  const carried = new Set<string>();

  beforeAll(async () => {
    for (const path of [...pagePaths, notFoundPath]) {
      const { data } = await renderPage(sourceLanguage, path, { styles: '', wake: '', script: '' });
      for (const key of keysOf(data.copy)) carried.add(key);
    }
    await carryOfSeveralLanguages();
  }, 60_000);

  afterAll(() => {
    vi.doUnmock('../../src/i18n/languages');
    vi.resetModules();
  });

  /** What a site says in which a page leads to a list of its languages. */
  async function carryOfSeveralLanguages() {
    vi.resetModules();
    vi.doMock('../../src/i18n/languages', async (original) => ({ ...(await original<object>()), namedLanguages: [] }));
    const [{ renderPage }, { filesOfLanguages }] = [
      await import('../../src/site/render'),
      await import('../../src/site/languages-document'),
    ];
    const { data } = await renderPage(sourceLanguage, '/', { styles: '', wake: '', script: '' });
    for (const key of keysOf(data.copy)) carried.add(key);
    const [[, list]] = (await filesOfLanguages('', '')) as [[string, string]];
    for (const [key, text] of leavesOf(copyOf(sourceLanguage.code).common))
      if (list.includes(`>${String(text)}<`)) carried.add(`common:${key}`);
  }

  it('and every string is carried by a page', () => {
    const all = keysOf(copyOf(sourceLanguage.code));
    expect(all.length).toBeGreaterThan(1000);
    expect(
      all.filter((key) => !carried.has(key)),
      'strings that no page carries',
    ).toEqual([]);
  });
});
