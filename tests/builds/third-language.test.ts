import { readdirSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { Converter } from 'opencc-js';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSiteServer } from '../../deploy/serve.ts';
import { launchShell } from '../../e2e/browsers.ts';
import { startServer } from '../../e2e/start-server.ts';
import { hydrate, watch } from '../../e2e/visitor.ts';
import { readLocales } from '../../tools/check/read-locales.ts';
import { company } from '../../src/facts/company.ts';
import { languages as registry } from '../../src/i18n/languages.ts';
import { Tree } from './tree.ts';

/** All that a further language takes: this line, and a folder. */
const further = { code: 'zh-Hans', tag: 'zh-Hans-CN', base: '/zh-hans', name: '简体中文' };
/** Its copy is the Traditional one, converted character by character: enough for a test, and never deployed. */
const simplified = Converter({ from: 'hk', to: 'cn' });
const languages = [...registry, further].map(({ code, tag, base, name }) => [code, tag, base, name] as const);
const pageCount = 31;

let tree: Tree;
let said: string;
const pages = new Map<string, HTMLElement>();

/** The path of a page in the language of that base, by its English file. */
const pathIn = (base: string, file: string) => (file === 'index.html' ? base || '/' : `${base}/${file.slice(0, -'.html'.length)}`);
const pageIn = (base: string, file: string) =>
  pages.get(base && file === 'index.html' ? `${base.slice(1)}.html` : `${base}/${file}`.slice(1));
const englishFiles = () => Array.from(pages.keys()).filter((file) => pages.get(file)!.querySelector('html')!.getAttribute('lang') === 'en');
const withoutNotFound = () => englishFiles().filter((file) => file !== '404.html');

const sample = '燈灣樣本';

/** The company file with a sample in it, even where it has none left. */
function withSample(text: string): string {
  const { shortNames, ...others } = JSON.parse(text) as typeof company;
  return JSON.stringify({ ...others, shortNames: { ...shortNames, 'zh-Hant': sample } });
}

beforeAll(() => {
  tree = new Tree();
  tree.dropCompression();
  for (const [path, copy] of readLocales('.')) {
    if (path.startsWith('zh-Hant/')) tree.write(`locales/${path.replace('zh-Hant/', 'zh-Hans/')}`, simplified(copy));
  }
  tree.write('locales/zh-Hans/_notes/terms.json', '{ "quote": " what a translator remembers" }');
  tree.edit('src/i18n/languages.ts', (text) => text.replace(/^\]/m, `${JSON.stringify(further)},\n]`));
  tree.edit('src/facts/company.json', withSample);
  const { status, output } = tree.build();
  if (status !== 0) throw new Error(output);
  said = output;
  for (const file of readdirSync(tree.path('dist'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    pages.set(file, parse(readFileSync(tree.path(`dist/${file}`), 'utf8')));
  }
});

afterAll(() => tree.remove());

it('[11.company.3] The build says in one line that samples are still in place', () => {
  expect(said.split('\n').filter((line) => line.startsWith('samples still stand in src/facts/company.json: '))).toHaveLength(1);
});

describe('10. Languages and addresses: a further language is one folder and one line [10.further.1]', () => {
  it('[10.further.2] has every page and the not-found page', () => {
    expect(englishFiles()).toHaveLength(pageCount + 1);
    expect(pages.size).toBe(languages.length * (pageCount + 1));
    for (const [, tag, base] of languages) {
      for (const file of englishFiles()) {
        expect(pageIn(base, file)?.querySelector('html')?.getAttribute('lang'), `${pathIn(base, file)}: lang`).toBe(tag);
      }
    }
  });

  it.each(languages)('[10.further.2] %s: every page lists the other languages, in the header and in the menu', (code, _, base) => {
    const others = languages.filter(([other]) => other !== code);
    for (const file of englishFiles()) {
      const page = pageIn(base, file)!;
      const linkedFrom = file === '404.html' ? 'index.html' : file;
      const links = page
        .querySelectorAll('header details a[hreflang]')
        .map((link) => ['hreflang', 'lang', 'href'].map((name) => link.getAttribute(name)).concat(link.textContent));
      const expected = others.map(([other, tag, otherBase, name]) => [other, tag, pathIn(otherBase, linkedFrom), name]);
      expect(links, `${pathIn(base, file)}: switches`).toEqual([...expected, ...expected]);
      expect(page.querySelectorAll('header nav details'), `${pathIn(base, file)}: of these, in the menu`).toHaveLength(1);
    }
  });

  it('[10.further.4] the list of languages closes on Escape, when the focus leaves it, and on the next page', async () => {
    const { origin, close } = await startServer(createSiteServer(tree.path('dist')));
    onTestFinished(close);
    const browser = await chromium.launch(launchShell);
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await watch(page, origin);
    await page.goto(`${origin}/about`);
    await hydrate(page);
    const list = page.locator('#languages');
    const isOpen = () => list.evaluate((details: HTMLDetailsElement) => details.open);
    const open = async () => {
      await list.locator('summary').click();
      expect(await isOpen()).toBe(true);
    };

    await open();
    await list.locator('a').first().focus();
    await page.keyboard.press('Escape');
    expect(await isOpen(), 'after Escape').toBe(false);
    expect(await list.locator('summary').evaluate((summary) => summary === document.activeElement), 'its summary has the focus').toBe(true);

    await open();
    for (const _ of [...languages, 'beyond the last']) await page.keyboard.press('Tab');
    expect(await isOpen(), 'after the focus has left it').toBe(false);

    await page.locator('header nav a[href="/services"]').click();
    await page.waitForURL(`${origin}/services`);
    await open();
    await page.evaluate(() => history.back());
    await page.waitForURL(`${origin}/about`);
    await expect.poll(isOpen, { message: 'on another page' }).toBe(false);
  });

  it('[10.further.2] is in the sitemap with each of its pages', () => {
    const sitemap = parse(readFileSync(tree.path('dist/sitemap.xml'), 'utf8'));
    const found = sitemap.querySelectorAll('loc').map((loc) => loc.textContent);
    const expected = languages.flatMap(([, , base]) => withoutNotFound().map((file) => company.site + pathIn(base, file)));
    expect(found.sort()).toEqual(expected.sort());
    for (const url of sitemap.querySelectorAll('url')) expect(url.querySelectorAll('[hreflang]')).toHaveLength(languages.length + 1);
  });

  it.each(languages)('%s: every page names its address in each language, in its head and to search engines', (code, _, base) => {
    for (const file of withoutNotFound()) {
      const page = pageIn(base, file)!;
      const addressOf = (of: string) => company.site + pathIn(of, file);
      const alternates = page
        .querySelectorAll('link[rel=alternate]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
      expect(alternates).toEqual([...languages.map(([each, , of]) => [each, addressOf(of)]), ['x-default', addressOf('')]]);
      const locales = page.querySelectorAll('meta[property^="og:locale"]').map((tag) => tag.getAttribute('content')!);
      expect(new Set(locales)).toEqual(new Set(['en_US', 'zh_CN', 'zh_HK']));
      expect(locales).toHaveLength(languages.length);
      const data = page.querySelector('script[type="application/ld+json"]')!.textContent;
      // The English page is the original work, and the page in every other language is its translation.
      const related = languages.filter(([each]) => [code, each].some((one) => one === 'en'));
      expect(related.filter(([, , of]) => !data.includes(`"${addressOf(of)}"`))).toEqual([]);
    }
  });

  it('[12.copy.1] [12.copy.2] shows only words of its folder and of the facts, as the Traditional pages do, with the company’s English name', () => {
    for (const file of englishFiles()) {
      const [traditional, found] = [pageIn('/zh-hant', file)!, pageIn('/zh-hans', file)!].map(saidBy) as [string, string];
      expect(found.length).toBeGreaterThan(100);
      expect(found, `what ${pathIn('/zh-hans', file)} says`).toBe(simplified(inEnglish(traditional)));
    }
  });

  it('has a manifest, a card and plain text', () => {
    expect(JSON.parse(readFileSync(tree.path('dist/zh-hans/site.webmanifest'), 'utf8'))).toMatchObject({
      lang: 'zh-Hans-CN',
      start_url: '/zh-hans',
    });
    expect(readFileSync(tree.path('dist/zh-hans/contact.vcf'), 'utf8')).toContain('LANGUAGE=zh-Hans-CN');
    expect(readFileSync(tree.path('dist/zh-hans/contact.txt'), 'utf8')).toContain(simplified('辦公時間'));
    expect(readFileSync(tree.path('dist/llms.txt'), 'utf8')).toContain('## 简体中文');
  });

  it('is reported as stale by the build, as nobody has reviewed it', () => {
    expect(said).toMatch(/^zh-Hans: strings: \d+ stale/m);
  });
});

/** The text of a page's head and body without the switch and the chop, which has both names on every page. */
function saidBy(page: HTMLElement): string {
  const body = parse(page.querySelector('body')!.toString());
  for (const other of body.querySelectorAll('script, style, [hreflang], summary, footer svg')) other.remove();
  const head = [page.querySelector('title')!.textContent, page.querySelector('meta[name=description]')!.getAttribute('content')];
  return [...head, body.textContent].join(' ').replace(/\s+/g, ' ');
}

/** The text with the company’s Chinese names and addresses replaced by the English ones. */
function inEnglish(text: string): string {
  const { names, shortNames, addresses } = JSON.parse(readFileSync(tree.path('src/facts/company.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return [addresses, names, shortNames].reduce((all, texts) => all.replaceAll(texts!['zh-Hant']!, texts!.en!), text);
}
