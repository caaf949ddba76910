import { beforeAll, describe, expect, it } from 'vitest';
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
  }, 60_000);

  it('and every string is carried by a page', () => {
    const all = keysOf(copyOf(sourceLanguage.code));
    expect(all.length).toBeGreaterThan(1000);
    expect(
      all.filter((key) => !carried.has(key)),
      'strings that no page carries',
    ).toEqual([]);
  });
});
