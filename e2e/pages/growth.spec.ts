import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { createSiteServer } from '../../deploy/serve.ts';
import { addIndustries, addLanguages } from '../../tests/builds/grown.ts';
import { Tree } from '../../tests/builds/tree.ts';
import { withoutSwitch } from '../../tests/builds/without-switch.ts';
import { violations } from '../axe.ts';
import { menuButton, narrow, open, states, wide } from '../chrome.ts';
import { startServer } from '../start-server.ts';
import { expect, test } from '../test.ts';
import { weigh } from '../weigh.ts';

/** A site of 310 pages in two languages, and one of 31 pages in twelve, beside the one there is. */
const furtherIndustries = 310 - 31;
const furtherLanguages = 12 - 2;

/** The pages that list every industry: their index, and Home, where Show all reveals the rest. */
const listsIndustries = /^((zh-hant\/)?industries|index|zh-hant)\.(html|json)$/;

let tree: Tree;
test.afterEach(() => tree.remove());

function build(grow: (tree: Tree) => void) {
  tree = new Tree();
  grow(tree);
  tree.dropCompression();
  const { status, output } = tree.build();
  expect(status, output).toBe(0);
  return tree.path('dist');
}

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const scriptsIn = (folder: string) => filesIn(join(folder, 'assets'), /\.js$/).sort();
const nameOf = (script: string) => script.replace(/-[\w-]{8}\.js$/, '');
const pages = filesIn('dist', /\.(html|json)$/);
const weights = new Map<string, number>();

/** Replaces hashes: they differ from build to build, and with them the compressed size. */
const withoutHashes = (text: string) =>
  text.replace(/-[\w-]{8}(?=\.(js|css)\b)/g, '-00000000').replace(/(("|data-)build"?[:=]")[^"]*/g, '$100000000');

function weight(folder: string, file: string): number {
  const path = join(folder, file);
  if (!weights.has(path)) weights.set(path, weigh(withoutHashes(readFileSync(path, 'utf8'))));
  return weights.get(path)!;
}

/** The texts of a page's data without the names of the other languages. */
function wordsOf(data: string): string {
  const { copy } = JSON.parse(data) as { copy: { common: { languages?: string } } };
  delete copy.common.languages;
  return JSON.stringify(copy);
}

/** The files that weigh more in the grown site than now by more than 1 %. */
const heavier = (grown: string, files: string[]) =>
  files
    .filter((file) => withoutHashes(read(grown, file)) !== withoutHashes(read('dist', file)))
    .map((file) => ({ file, before: weight('dist', file), after: weight(grown, file) }))
    .filter(({ before, after }) => after > before * 1.01);

test('Growth: with ten times the pages, no page is heavier except those that list them', () => {
  test.setTimeout(240_000);
  const grown = build((project) => addIndustries(project, furtherIndustries));
  expect(filesIn(grown, /\.html$/)).toHaveLength(2 * (310 + 1));
  const others = pages.filter((file) => !listsIndustries.test(file));
  expect(heavier(grown, others), 'files heavier by more than 1 %').toEqual([]);
  expect(scriptsIn(grown).map(nameOf), 'scripts').toEqual(scriptsIn('dist').map(nameOf));
  for (const [index, script] of scriptsIn(grown).entries()) {
    const text = read(grown, `assets/${script}`);
    // What the script knows of a page is its slug and its facts, which are like those of others.
    const least = weigh(read('dist', `assets/${scriptsIn('dist')[index]!}`));
    expect(weigh(text), `assets/${script}: bytes`).toBeLessThan(least + 5 * furtherIndustries);
    expect(text, `assets/${script}: words of a page`).not.toMatch(/Petrochemicals 0/);
  }
});

test('[10.further.4] Growth: with twelve languages, a page grows by their names in its head and in its switch only', async ({
  context,
}) => {
  test.setTimeout(240_000);
  const grown = build((project) => addLanguages(project, furtherLanguages));
  expect(filesIn(grown, /\.html$/)).toHaveLength(12 * (31 + 1));
  expect(scriptsIn(grown), 'scripts, named by their content').toEqual(scriptsIn('dist'));
  const changed = pages.filter((file) => {
    expect(existsSync(join(grown, file)), file).toBe(true);
    const [before, after] = [read('dist', file), read(grown, file)];
    const same = (html: string) => withoutSwitch(html).replace(/ data-build="[^"]*"/, '');
    if (file.endsWith('.html')) return same(after) !== same(before);
    return wordsOf(before) !== wordsOf(after);
  });
  expect(changed, 'pages with anything else than before besides the switch').toEqual([]);
  const documents = pages.filter((file) => file.endsWith('.html'));
  const perLanguage = documents.map((file) => (weight(grown, file) / weight('dist', file) - 1) / furtherLanguages);
  expect(Math.max(...perLanguage), 'growth of a document by each language, at most').toBeLessThanOrEqual(0.005);
  await chooseAmongMany(context, grown);
});

/** In a site of twelve languages the switch leads to the same page in each of them, with and without script, and the language is offered later. */
async function chooseAmongMany(context: BrowserContext, folder: string) {
  const { origin, close } = await startServer(createSiteServer(folder));
  try {
    for (const state of states)
      for (const viewport of [narrow, wide, { width: 320, height: 568 }]) {
        const situation = `${state}, ${viewport.width} px`;
        const page = await context.newPage();
        await page.setViewportSize(viewport);
        // Far above the footer, whose buttons the open list would cover.
        await open(page, `${origin}/legal/terms#section-2`, state, origin);
        await expectToFit(page, situation);
        const menu = menuButton(page);
        await expect(menu, situation).toHaveCount(viewport === wide ? 0 : 1);
        if (viewport.width < narrow.width) await menu.click();
        const list = page.locator('header details').filter({ visible: true });
        await list.locator('summary').click();
        await expectToFit(page, `${situation}: list`);
        // The languages are invented, and so are their tags.
        const found = (await violations(page)).filter((each) => !each.startsWith('valid-lang'));
        expect(found, situation).toEqual([]);
        await expect(list.getByRole('listitem'), situation).toHaveCount(1 + furtherLanguages);
        await list.getByRole('link', { name: 'Ruritanian xj' }).click();
        await expect(page, situation).toHaveURL(`${origin}/xj/legal/terms#section-2`);
        await expect(page.locator('html'), situation).toHaveAttribute('lang', 'xj');
        expect(await page.evaluate(() => localStorage.getItem('language')), `${situation}: the language chosen`).toBe('xj');
        await page.close();
      }
    const page = await context.newPage();
    await page.goto(`${origin}/zh-hant/about`);
    const offer = page.getByRole('complementary').getByRole('link');
    await expect(offer, 'the offer of the language chosen').toHaveAttribute('href', '/xj/about');
    await page.close();
  } finally {
    close();
  }
}

async function expectToFit(page: Page, situation: string) {
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${situation}: the page’s own width`).toBe(width);
}
