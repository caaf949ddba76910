import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, type BrowserContext } from 'playwright/test';
import { createSiteServer } from '../deploy/serve';
import { addIndustries, addLanguages } from '../tests/build/grown';
import { Tree } from '../tests/build/tree';
import { withoutSwitch } from '../tests/build/without-switch';
import { violations } from './axe';
import { narrow, open, states, wide } from './chrome';
import { weigh } from './weigh';

/** A site of 310 pages in two languages, and one of 31 pages in twelve, beside the one there is. */
const furtherIndustries = 310 - 31;
const furtherLanguages = 12 - 2;

/** What leads to a language: its code, address and name, in the head and in the switch, which opens a list where there are several. */
const bytesOfALanguage = 25;

/** The pages whose matter is all industries. */
const listsIndustries = /^(zh-hant\/)?industries\.(html|json)$/;

let tree: Tree;
test.afterEach(() => tree.remove());

function build(grow: (tree: Tree) => void) {
  tree = new Tree();
  grow(tree);
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

function fileAlone(folder: string, file: string): number {
  const path = join(folder, file);
  if (!weights.has(path)) weights.set(path, weigh(readFileSync(path)));
  return weights.get(path)!;
}

/** What a page weighs until it works: its document, its words, and the script that it names. */
function workingPage(folder: string, file: string) {
  const html = read(folder, file);
  const script = Array.from(html.matchAll(/data-(?:main|parts)="([^"]*)"/g), ([, files]) => files!.split(' ')).flat();
  return [file, file.replace(/html$/, 'json'), ...script].reduce((sum, each) => sum + fileAlone(folder, each), 0);
}

/** The files that weigh more in the grown site than so many times what they do now. */
const heavier = (grown: string, files: string[], times: number, weight: (folder: string, file: string) => number) =>
  files
    .map((file) => ({ file, before: weight('dist', file), after: weight(grown, file) }))
    .filter(({ before, after }) => after > before * times);

test('Growth: ten times the pages, and no page is heavier for it but those that list them', () => {
  test.setTimeout(240_000);
  const grown = build((project) => addIndustries(project, furtherIndustries));
  expect(filesIn(grown, /\.html$/)).toHaveLength(2 * (310 + 1));
  const others = pages.filter((file) => !listsIndustries.test(file));
  expect(heavier(grown, others, 1.01, fileAlone), 'files heavier by more than 1 %').toEqual([]);
  expect(scriptsIn(grown).map(nameOf), 'scripts').toEqual(scriptsIn('dist').map(nameOf));
  for (const [index, script] of scriptsIn(grown).entries()) {
    const text = read(grown, `assets/${script}`);
    // What the script knows of a page is its slug and its facts, which are like those of others.
    const least = weigh(read('dist', `assets/${scriptsIn('dist')[index]!}`));
    expect(weigh(text), `assets/${script}: bytes`).toBeLessThan(least + 5 * furtherIndustries);
    expect(text, `assets/${script}: words of a page`).not.toMatch(/further-1 |Replacement parts/);
  }
});

test('Growth: twelve languages, and no page has more of them than what leads to them', async ({ context }) => {
  test.setTimeout(240_000);
  const grown = build((project) => addLanguages(project, furtherLanguages));
  expect(filesIn(grown, /\.html$/)).toHaveLength(12 * (31 + 1));
  expect(scriptsIn(grown), 'scripts, named by their content').toEqual(scriptsIn('dist'));
  const changed = pages.filter((file) => {
    expect(existsSync(join(grown, file)), file).toBe(true);
    const [before, after] = [read('dist', file), read(grown, file)];
    if (file.endsWith('.html')) return withoutSwitch(after) !== withoutSwitch(before);
    const [{ copy }, { copy: copyAfter }] = [JSON.parse(before), JSON.parse(after)] as [{ copy: object }, { copy: object }];
    return JSON.stringify(copy) !== JSON.stringify(copyAfter);
  });
  expect(changed, 'pages with more than what leads to the languages').toEqual([]);
  const documents = pages.filter((file) => file.endsWith('.html'));
  expect(heavier(grown, documents, 1.01, workingPage), 'pages heavier by more than 1 %, with what they need to work').toEqual([]);
  const grownBy = documents.map((file) => ({ file, bytes: fileAlone(grown, file) - fileAlone('dist', file) }));
  const tooMuch = grownBy.filter(({ bytes }) => bytes > bytesOfALanguage * furtherLanguages);
  expect(tooMuch, `documents heavier by more than ${bytesOfALanguage} bytes for a language`).toEqual([]);
  await chooseAmongMany(context, grown);
});

/** A header of twelve languages fits where one of two does, and leads to each of them, with script and without. */
async function chooseAmongMany(context: BrowserContext, folder: string) {
  const server = createSiteServer(folder).listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    for (const state of states)
      for (const viewport of [narrow, wide, { width: 320, height: 568 }]) {
        const situation = `${state}, ${viewport.width} px`;
        const page = await context.newPage();
        await page.setViewportSize(viewport);
        await open(page, `${origin}/industries/automotive`, state, origin);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${situation}: the page’s own width`).toBe(viewport.width);
        const header = page.getByRole('banner');
        await expect(header.getByRole('button', { name: 'Menu' }), situation).toHaveCount(viewport === wide ? 0 : 1);
        const links = header.locator('a[lang]').filter({ visible: true });
        await expect(links, `${situation}: links before the list is opened`).toHaveCount(0);
        await header.getByRole('button', { name: 'English' }).click();
        await expect(links, situation).toHaveCount(1 + furtherLanguages);
        // The languages are invented, and so are their tags.
        const found = (await violations(page)).filter((each) => !each.startsWith('valid-lang'));
        expect(found, situation).toEqual([]);
        await links.last().click();
        await expect(page, situation).toHaveURL(`${origin}/xj/industries/automotive`);
        await page.close();
      }
  } finally {
    server.close();
  }
}
