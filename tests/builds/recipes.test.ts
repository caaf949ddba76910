import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Tree } from './tree.ts';

/** What the README says of each change, done in one copy of the project: `tests/recipes/<name>.patch` is the whole of it. */
type Recipe = 'lead-time' | 'sentence' | 'industry' | 'page' | 'language';

const tree = new Tree();
afterAll(() => tree.remove());

/** Applies a recipe, or the part of it in the files that the options of git name. */
function apply(recipe: Recipe, ...options: string[]) {
  const { status, output } = tree.command('git', 'apply', ...options, join(process.cwd(), `tests/recipes/${recipe}.patch`));
  if (status !== 0) throw new Error(output);
}

const undo = (recipe: Recipe, ...options: string[]) => apply(recipe, '--reverse', ...options);

/** What the build says before it builds anything; an empty text where nothing is wrong. */
function refusal(): string {
  const check = "import { checkSources } from './tools/check/check-sources.ts'; await checkSources(process.cwd());";
  const { status, output } = tree.run('--input-type=module', '--eval', check);
  return status === 0 ? '' : output;
}

const translation = (...args: string[]) => tree.run('tools/translation/run.ts', ...args).output;

describe('Recipe: a sentence in both languages', () => {
  it('is stale until it is translated and accepted', () => {
    apply('sentence', '--include=locales/en/*');
    expect(translation('status')).toContain(
      '  1 stale: the English has changed, or it is not recorded from which English text this was translated\n    about:mission.text',
    );
    apply('sentence', '--exclude=locales/en/*');
    expect(refusal()).toBe('');
    translation('accept', 'zh-Hant', 'about:mission.text');
    expect(translation('status')).not.toContain('stale');
  });
});

describe('Recipe: a fifteenth industry', () => {
  it('is its facts and its copy file in each language, and nothing else', () => {
    apply('industry', '--include=src/*');
    expect(refusal()).toContain('locales/en/industries/toys-games.json: expected a file, found none');
    expect(refusal()).toContain('locales/zh-Hant/industries/toys-games.json: expected a file, found none');
    apply('industry', '--exclude=src/*');
    expect(refusal()).toBe('');
    expect(filesOf('industry')).toEqual([
      'locales/en/industries/toys-games.json',
      'locales/zh-Hant/industries/toys-games.json',
      'src/facts/industries.ts',
    ]);
  });

  it('makes the tests with literals of the specification fail, and no other test of the site', () => {
    expect(failingTests('tests/spec', 'tests/guards')).toEqual([
      'tests/spec/1-offer.test.ts',
      'tests/spec/2-screens/detail-pages.test.ts',
      'tests/spec/2-screens/home.test.ts',
      'tests/spec/2-screens/industries-index.test.ts',
      'tests/spec/2-screens/labels.test.ts',
      'tests/spec/2-screens/links.test.ts',
      'tests/spec/3-fields.test.ts',
      'tests/spec/9-constants.test.ts',
      'tests/spec/9-lead-times.test.ts',
    ]);
  });
});

describe('Recipe: a lead time', () => {
  it('is one line of the facts', () => {
    apply('lead-time');
    expect(refusal()).toBe('');
  });
});

describe('Recipe: a page', () => {
  it('is refused without its route, and without its copy', () => {
    apply('page', '--include=src/*');
    expect(refusal()).toContain('src/pages.ts: /careers: expected a route in routes/, found none');
    expect(refusal()).toContain('locales/en/careers.json: expected a file, found none');
    undo('page', '--include=src/*');
  });

  it('is refused without its row', () => {
    apply('page', '--exclude=src/*');
    expect(refusal()).toContain('routes/careers.tsx: expected a row in src/pages.ts with the path /careers, found none');
    expect(refusal()).toContain('locales/en/careers.json: expected no such file, found one that no page reads');
    undo('page', '--exclude=src/*');
  });

  it('is its row, its route and its copy', () => {
    apply('page');
    expect(refusal()).toBe('');
    tree.run('tools/routes/write.ts');
    const typed = `'careers': typeof import('../../locales/en/careers.json');`;
    expect(readFileSync(tree.path('src/i18n/page-copy.gen.ts'), 'utf8'), 'the type of its copy').toContain(typed);
    expect(filesOf('page')).toEqual([
      'locales/en/careers.json',
      'locales/en/common.json',
      'locales/zh-Hant/careers.json',
      'locales/zh-Hant/common.json',
      'routes/careers.tsx',
      'src/pages.ts',
    ]);
  });
});

describe('Recipe: a third language', () => {
  it('is one line and a folder', () => {
    apply('language');
    expect(refusal()).toContain('locales/fr: expected the folder of a language in src/i18n/languages.ts, found no folder');
    cpSync(tree.path('locales/en'), tree.path('locales/fr'), { recursive: true });
    expect(refusal()).toBe('');
    expect(filesOf('language')).toEqual(['src/i18n/languages.ts']);
  });

  it('makes the tests ask for one file of words', () => {
    const { output } = tree.run('node_modules/vitest/vitest.mjs', 'run', 'tests/spec/1-offer.test.ts');
    expect(output).toContain(
      'tests/words/fr.ts: expected what the pages say in the language fr of src/i18n/languages.ts, found no such file',
    );
  });
});

describe('The site built with all five recipes', () => {
  let said = '';
  beforeAll(() => {
    tree.dropCompression();
    const { status, output } = tree.build();
    if (status !== 0) throw new Error(output);
    said = output;
  });

  const read = (file: string) => readFileSync(tree.path(`dist/${file}`), 'utf8');
  const page = (file: string) => parse(read(file));

  it('the sentence and the lead time are on their pages, in both languages', () => {
    expect(page('about.html').textContent).toContain('terms that stand in writing');
    expect(page('zh-hant/about.html').textContent).toContain('條款均以書面訂明');
    for (const file of ['industries/textiles-apparel.html', 'zh-hant/industries/textiles-apparel.html'])
      expect(page(file).querySelector('main')!.textContent).toMatch(/30\D{1,3}55/);
    expect(said).toMatch(/^the words of \d+ pages have changed or are new: the sitemap has no date for them until you run npm run fix$/m);
  });

  it.each([
    ['industries/toys-games', 'Toys & Games', '玩具及遊戲', 'industries'],
    ['careers', 'Careers', '加入我們', 'index'],
  ])('/%s is there in every language, and linked', (path, english, chinese, from) => {
    for (const [prefix, heading] of [
      ['', english],
      ['zh-hant/', chinese],
      ['fr/', english],
    ] as const) {
      expect(page(`${prefix}${path}.html`).querySelector('h1')!.textContent).toBe(heading);
      const linking = from === 'index' && prefix ? `${prefix.slice(0, -1)}.html` : `${prefix}${from}.html`;
      expect(page(linking).querySelectorAll(`a[href="/${prefix}${path}"]`).length, `links on ${linking}`).toBeGreaterThan(0);
    }
    expect(read('sitemap.xml')).toContain(`/zh-hant/${path}</loc>`);
  });

  it('French is named as untranslated, and what is new in Chinese as not accepted', () => {
    const [, equal, all] = /^fr is not translated: (\d+) of (\d+) strings are the English ones$/m.exec(said)!;
    expect(Number(equal)).toBeGreaterThan(0.9 * Number(all));
    expect(said).toMatch(/^zh-Hant: strings: \d+ stale \(npm run i18n:status names them\)$/m);
    expect(translation('status', 'fr')).toMatch(/^fr: NOT TRANSLATED; /);
    expect(translation('status', 'zh-Hant')).toContain('careers:intro');
  });
});

/** What tests read besides the parts of every copy. */
const readByTests = ['tests', 'e2e', 'docs', '.github', '.node-version', 'renovate.json', 'README.md', 'CONTRIBUTING.md'];

/** The test files below these paths that fail in the copy. */
function failingTests(...paths: string[]): string[] {
  for (const part of readByTests) cpSync(part, tree.path(part), { recursive: true });
  tree.run('node_modules/vitest/vitest.mjs', 'run', ...paths, '--reporter=json', '--outputFile.json=report.json');
  const report = JSON.parse(readFileSync(tree.path('report.json'), 'utf8')) as { testResults: { name: string; status: string }[] };
  const failing = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failing.map((name) => name.slice(name.indexOf('/tests/') + 1)).sort();
}

/** The files that a recipe touches. */
function filesOf(recipe: Recipe): string[] {
  const patch = readFileSync(`tests/recipes/${recipe}.patch`, 'utf8');
  return Array.from(patch.matchAll(/^diff --git a\/(\S+)/gm), ([, file]) => file!);
}
