import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { licences } from '../../deploy/licences.ts';
import { Tree } from './tree.ts';

/** The scripts that read copy, by the command that runs them. */
const commands = {
  'npm run fix': ['tools/dates/write.ts'],
  'npm run cards': ['tools/cards/write.ts'],
  'npm run i18n:status': ['tools/translation/run.ts', 'status'],
  'npm run i18n:export': ['tools/translation/run.ts', 'export', 'zh-Hant'],
  'npm run i18n:accept': ['tools/translation/run.ts', 'accept', 'zh-Hant', 'home:title'],
};
const broken = 'locales/zh-Hant/home.json';

describe('A truncated locale file is named, without any place in the code, by', () => {
  const tree = new Tree();
  afterAll(() => tree.remove());
  // What the cards are drawn with.
  for (const file of ['e2e/browsers.ts', 'e2e/installed.ts']) tree.write(file, readFileSync(file, 'utf8'));
  let cut = '';
  tree.edit(broken, (text) => (cut = text.slice(0, -10)));
  it.each(Object.entries(commands))('%s', (_, script) => {
    onTestFinished(() => expect(readFileSync(tree.path(broken), 'utf8'), 'the file itself').toBe(cut));
    const { status, output } = tree.run(...script);
    expect(status).not.toBe(0);
    expect(output).toMatch(/^1 fault:\nlocales\/zh-Hant\/home\.json: expected JSON, found [^\n]+\n$/);
  });
});

it('npm run i18n:export names a note with a wrong key and a truncated file of notes', () => {
  const tree = new Tree();
  onTestFinished(() => tree.remove());
  tree.edit('locales/_notes/live.json', (text) => text.replace('"where"', '"were"'));
  tree.edit('locales/_notes/mail.json', (text) => text.slice(0, -10));
  const { status, output } = tree.run('tools/translation/run.ts', 'export', 'zh-Hant');
  expect(status).not.toBe(0);
  expect(output).toMatch(/^3 faults:$/m);
  expect(output).toMatch(/^locales\/_notes\/live\.json: .+\.where: expected text, found nothing$/m);
  expect(output).toMatch(/^locales\/_notes\/live\.json: .+\.were: expected one of where, variables, max, maxHan, found “were”$/m);
  expect(output).toMatch(/^locales\/_notes\/mail\.json: expected JSON, found/m);
});

it('npm run i18n:accept names a string that is not there', () => {
  const tree = new Tree();
  onTestFinished(() => tree.remove());
  const { status, output } = tree.run('tools/translation/run.ts', 'accept', 'zh-Hant', 'home:none');
  expect(status).toBe(1);
  expect(output).toBe('expected strings or files that are in zh-Hant, as file:key or file, found home:none\n');
});

it.each(['2027-13-01', '2027-02-30', 'tomorrow'])('npm run check:launch refuses a day that does not exist, and names it: %s', (day) => {
  const tree = new Tree();
  onTestFinished(() => tree.remove());
  const { status, output } = tree.run('tools/launch/run.ts', day);
  expect(status).toBe(1);
  expect(output).toBe(`expected a day such as 2027-01-01, found “${day}”\n`);
});

it.each(['tools/look/run.ts', 'tools/translation/context.ts'])('%s refuses an argument that is part of no path, and names it', (script) => {
  const { status, stderr } = spawnSync(process.execPath, [script, '/careers'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\/careers: expected parts of paths, .+, found none of a page\n$/);
});

it('npm run sbom lists each package whose licence is shipped, and no other', () => {
  const { status, stderr } = spawnSync(process.execPath, ['deploy/write-sbom.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const bom = JSON.parse(readFileSync('reports/sbom.cdx.json', 'utf8')) as {
    metadata: { component: { name: string; type: string } };
    components: { name: string; version: string }[];
  };
  expect(bom.metadata.component).toMatchObject({ name: 'lantern-bay-website', type: 'application' });
  const titles = Array.from(licences(process.cwd(), []).matchAll(/^(\S+ \d\S*) \(.+\)$/gm), ([, title]) => title!);
  expect(titles).toContainEqual(expect.stringMatching(/^react /));
  expect(bom.components.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(titles.toSorted());
});

it('npm run build refuses a base below the root of a host', () => {
  const tree = new Tree();
  onTestFinished(() => tree.remove());
  const { status, output } = tree.run('node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native', '--base', '/shop/');
  expect(status).not.toBe(0);
  expect(output).toContain('--base: expected /, as every address begins at the root of a host, found /shop/');
});
