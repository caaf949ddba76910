import { readdirSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLocales } from '../../src/build/read-locales';
import { company } from '../../src/facts/company';
import { languages as registry } from '../../src/i18n/languages';
import { foreignWords, wordsOfCopy } from './foreign-words';
import { shifted } from './shifted';
import { Tree } from './tree';

/** All that a further language takes: this line, and a folder. */
const further = { code: 'xx', tag: 'xx', base: '/xx', name: 'Ruritanian' };
const languages = [...registry, further].map(({ code, tag, base, name }) => [code, tag, base, name] as const);
const pageCount = 31;

let tree: Tree;
let said: string;
const pages = new Map<string, HTMLElement>();

/** The path of a page by the English file that holds it, in the language of that base. */
const pathIn = (base: string, file: string) => (file === 'index.html' ? base || '/' : `${base}/${file.slice(0, -'.html'.length)}`);
const pageIn = (base: string, file: string) =>
  pages.get(base && file === 'index.html' ? `${base.slice(1)}.html` : `${base}/${file}`.slice(1));
const englishFiles = () => Array.from(pages.keys()).filter((file) => pages.get(file)!.querySelector('html')!.getAttribute('lang') === 'en');
const withoutNotFound = () => englishFiles().filter((file) => file !== '404.html');

/** The company file with a sample in it, whatever stands there by now. */
function withSample(text: string): string {
  const { shortNames, ...others } = JSON.parse(text) as typeof company;
  return JSON.stringify({ ...others, shortNames: { ...shortNames, 'zh-Hant': '樣本' } });
}

beforeAll(() => {
  tree = new Tree();
  for (const [path, copy] of readLocales('.')) {
    if (path.startsWith('en/')) tree.write(`locales/${path.replace('en/', 'xx/')}`, shifted(copy));
  }
  tree.write('locales/xx/_notes/terms.json', '{ "quote": " what a translator remembers" }');
  tree.edit('src/i18n/languages.ts', (text) => text.replace(/^\]/m, `${JSON.stringify(further)},\n]`));
  tree.edit('src/facts/company.json', withSample);
  const { status, output } = tree.build();
  if (status !== 0) throw new Error(output);
  said = output;
  for (const file of readdirSync(tree.path('dist'), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html')) pages.set(file, parse(readFileSync(tree.path(`dist/${file}`), 'utf8')));
  }
}, 120_000);

afterAll(() => tree.remove());

it('The build says in one line that samples are still in place', () => {
  expect(said.split('\n').filter((line) => line.startsWith('samples still stand in src/facts/company.json: '))).toHaveLength(1);
});

describe('10. Languages and addresses: a further language is one folder and one line', () => {
  it('has every page and the not-found page', () => {
    expect(englishFiles()).toHaveLength(pageCount + 1);
    expect(pages.size).toBe(languages.length * (pageCount + 1));
    for (const [, tag, base] of languages) {
      for (const file of englishFiles()) {
        expect(pageIn(base, file)?.querySelector('html')?.getAttribute('lang'), `${pathIn(base, file)}: lang`).toBe(tag);
      }
    }
  });

  it.each(languages)('%s: every page names its alternates in all languages', (_, __, base) => {
    for (const file of withoutNotFound()) {
      const alternates = pageIn(base, file)!
        .querySelectorAll('link[rel=alternate]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
      const expected = languages.map(([code, , other]) => [code, company.site + pathIn(other, file)]);
      expect(alternates, `${pathIn(base, file)}: alternates`).toEqual([...expected, ['x-default', company.site + pathIn('', file)]]);
    }
  });

  it.each(languages)('%s: every page leads to itself in the others', (code, _, base) => {
    const others = languages.filter(([other]) => other !== code);
    for (const file of withoutNotFound()) {
      const links = pageIn(base, file)!.querySelectorAll('header a[hreflang]');
      for (const [other, tag, otherBase, name] of others) {
        const found = links.filter((link) => link.getAttribute('hreflang') === other);
        expect(found.length, `${pathIn(base, file)}: links to ${other}`).toBeGreaterThan(0);
        for (const link of found) {
          expect([link.getAttribute('lang'), link.getAttribute('href'), link.textContent.trim()]).toEqual([
            tag,
            pathIn(otherBase, file),
            name,
          ]);
        }
      }
    }
  });

  it('stands in the sitemap, page by page', () => {
    const sitemap = parse(readFileSync(tree.path('dist/sitemap.xml'), 'utf8'));
    const found = sitemap.querySelectorAll('loc').map((loc) => loc.textContent);
    const expected = languages.flatMap(([, , base]) => withoutNotFound().map((file) => company.site + pathIn(base, file)));
    expect(found.sort()).toEqual(expected.sort());
    for (const url of sitemap.querySelectorAll('url')) expect(url.querySelectorAll('[hreflang]')).toHaveLength(languages.length + 1);
  });

  it('has no word that its folder or the facts do not hold', () => {
    // The switch says the page's own language, in itself.
    const known = wordsOfCopy(tree.root, 'xx').add('Ruritanian');
    const foreign = englishFiles().flatMap((file) =>
      foreignWords(pageIn('/xx', file)!, known).map((word) => `${pathIn('/xx', file)}: ${word}`),
    );
    expect(foreign, 'words that stand in no file of locales/xx').toEqual([]);
  });
});
