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
/** The documents that lead to a page in every language, by their files. */
const lists = new Map<string, HTMLElement>();

/** The path of a page by the English file that holds it, in the language of that base. */
const pathIn = (base: string, file: string) => (file === 'index.html' ? base || '/' : `${base}/${file.slice(0, -'.html'.length)}`);
const pageIn = (base: string, file: string) =>
  pages.get(base && file === 'index.html' ? `${base.slice(1)}.html` : `${base}/${file}`.slice(1));
const listOf = (file: string) => (file === 'index.html' ? 'languages.html' : `languages/${file}`);
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
    if (!file.endsWith('.html')) continue;
    (/^languages\b/.test(file) ? lists : pages).set(file, parse(readFileSync(tree.path(`dist/${file}`), 'utf8')));
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

  it.each(languages)('%s: every page leads to the list of its languages, and names none but its own', (code, _, base, name) => {
    for (const file of englishFiles()) {
      const page = pageIn(base, file)!;
      const links = page
        .querySelectorAll('header a[hreflang]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href'), link.textContent]);
      const list = pathIn('/languages', file === '404.html' ? 'index.html' : file);
      expect(links, `${pathIn(base, file)}: switches`).toEqual([1, 2].map(() => ['mul', list, name]));
      expect(page.querySelectorAll('header nav a[hreflang]'), `${pathIn(base, file)}: of these, in the menu`).toHaveLength(1);
      expect(page.querySelectorAll('[hreflang]'), `${pathIn(base, file)}: what names a language`).toHaveLength(2);
      expect(page.innerHTML, `${pathIn(base, file)}: name of another language`).not.toContain(code === 'xx' ? '繁體中文' : 'Ruritanian');
    }
  });

  it('every list leads to its page in each of them, and is none to be found by', () => {
    expect(Array.from(lists.keys()).sort()).toEqual(withoutNotFound().map(listOf).sort());
    for (const file of withoutNotFound()) {
      const list = lists.get(listOf(file))!;
      const links = list
        .querySelectorAll('a')
        .map((link) => ['hreflang', 'lang', 'href'].map((name) => link.getAttribute(name)).concat(link.textContent));
      expect(links, `${listOf(file)}: links`).toEqual(languages.map(([code, tag, base, name]) => [code, tag, pathIn(base, file), name]));
      expect(list.querySelector('meta[name=robots]')?.getAttribute('content'), `${listOf(file)}: robots`).toBe('noindex');
      expect(foreignWords(list, wordsOfCopy(tree.root, 'en')), `${listOf(file)}: words that stand in no file of locales/en`).toEqual([]);
    }
  });

  it('stands in the data of no page, and in the list that the script reads', () => {
    expect(JSON.parse(readFileSync(tree.path('dist/about.json'), 'utf8'))).toMatchObject({ languages: [] });
    expect(JSON.parse(readFileSync(tree.path('dist/languages.json'), 'utf8'))).toEqual([...registry, further]);
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
