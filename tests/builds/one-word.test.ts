import { afterEach, expect, it, vi } from 'vitest';
import type { CopyTree } from '../../src/i18n/create-i18n.ts';

const assets = { styles: '', pageScript: '', startScript: '', client: '/main.js' };

afterEach(() => {
  vi.doUnmock('../../src/render/copy-of.ts');
  vi.resetModules();
});

/** Every file of the site after this change to the texts of one language. */
async function filesWith(change: (text: string) => string) {
  vi.resetModules();
  vi.doMock('../../src/render/copy-of.ts', async (original) => {
    const { copyOf } = await original<typeof import('../../src/render/copy-of.ts')>();
    const changed = <Node extends CopyTree[string]>(node: Node): Node => {
      if (typeof node === 'string') return change(node) as Node;
      if (Array.isArray(node)) return node.map(changed) as unknown as Node;
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, changed(value)])) as Node;
    };
    return { copyOf: (code: string) => (code === 'en' ? changed(copyOf(code) as unknown as CopyTree) : copyOf(code)) };
  });
  const { siteFiles } = await import('../../src/render/site.ts');
  return new Map(Array.from(await siteFiles(assets), ([file, bytes]) => [file, String(bytes)]));
}

/** Every file of the site as it is. */
const before = await filesWith((text) => text);

const buildOf = (files: Map<string, string>, file: string) => /data-build="([^"]+)"/.exec(files.get(file)!)?.[1];

it.each([
  ['Nitrile to ASTM\u00a0D6319', 2],
  ['Jebel Ali', 20],
])('a change of “%s” changes the files that show it, and no other', async (word, atLeast) => {
  const after = await filesWith((text) => text.replaceAll(word, 'Ruritania'));
  // The sitemap gives no date for a page whose texts differ from the dated ones.
  const files = Array.from(before.keys()).filter((file) => file !== 'sitemap.xml');
  const changed = files.filter((file) => before.get(file) !== after.get(file));
  const showing = files.filter((file) => !file.startsWith('zh-hant') && before.get(file)!.includes(word));
  expect(showing.length).toBeGreaterThanOrEqual(atLeast);
  expect(changed).toEqual(showing);
  // By the build, a document that is still open after a deploy can tell that words are not from its own build.
  for (const file of showing.filter((each) => each.endsWith('.html'))) {
    expect(buildOf(before, file), `${file}: its build`).toBeTruthy();
    expect(buildOf(after, file), `${file}: its build after the change`).not.toBe(buildOf(before, file));
  }
});

it('a change of a title changes the build of the page whose sign shows it, in the other language', async () => {
  const file = 'zh-hant/services/quality-assurance.html';
  const after = await filesWith((text) => text.replaceAll('Quality Assurance', 'Quality'));
  expect(before.get(file)).toContain('Quality Assurance');
  expect(buildOf(after, file)).not.toBe(buildOf(before, file));
});
