import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { figures } from '../../src/facts/figures.ts';
import { placeholder } from '../../src/i18n/placeholder.ts';
import { filledByCode } from '../../tools/check/copy-files.ts';
import { fromXliff } from '../../tools/translation/from-xliff.ts';
import { readFactNotes, readNotes, sentencesOf } from '../../tools/translation/notes.ts';
import { statusOf, translationLines } from '../../tools/translation/report.ts';
import { toXliff } from '../../tools/translation/to-xliff.ts';
import { unitsOf } from '../../tools/translation/units.ts';
import { writeCopy } from '../../tools/translation/write-copy.ts';
import { copyIn } from './copy-in.ts';

const notes = readNotes('.');
const factsOf = await readFactNotes(process.cwd());
const between = { source: 'en', target: 'zh-Hant' };
let root: string;

const file = (path: string) => join(root, 'locales', path);
const edit = (path: string, change: (text: string) => string) => {
  const text = readFileSync(file(path), 'utf8');
  const changed = change(text);
  expect(changed, `${path}: nothing was changed`).not.toBe(text);
  writeFileSync(file(path), changed);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'translation-'));
  cpSync('locales', join(root, 'locales'), { recursive: true });
  cpSync('.oxfmtrc.json', join(root, '.oxfmtrc.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  // Also where the project has a French of its own by now.
  rmSync(join(root, 'locales/fr'), { recursive: true, force: true });
  cpSync('locales/en', join(root, 'locales/fr'), { recursive: true });
  // One string of each state.
  edit('en/about.json', (text) => text.replace('"title": "Our Story"', '"title": "Our Long Story"'));
  edit('zh-Hant/live.json', (text) => text.replace(/"title": "[^"]+"/, '"title": "Page Not Found"'));
  edit('zh-Hant/terms.json', (text) => {
    const terms = JSON.parse(text) as { figure: { insured?: string } };
    delete terms.figure.insured;
    return JSON.stringify(terms);
  });
});

afterAll(() => rmSync(root, { recursive: true }));

const stateOf = (key: string) => unitsOf(root, 'zh-Hant').find((unit) => `${unit.file}:${unit.key}` === key)?.state;

describe('The status of a translation', () => {
  it('says which strings are stale, missing or equal to the English, by the English that they were translated from', () => {
    expect(stateOf('about:intro')).toBe('current');
    expect(stateOf('about:story.title')).toBe('stale');
    expect(unitsOf(root, 'zh-Hant').filter(({ state }) => state === 'equal')).toHaveLength(1);
    expect(stateOf('terms:figure.insured')).toBe('missing');
    const said = statusOf('zh-Hant', unitsOf(root, 'zh-Hant'));
    expect(said).toMatch(/ {2}\d+ missing\n(?: {4}.*\n)* {4}terms:figure\.insured\n/);
    expect(said).toMatch(/ {2}1 equal to the English\n {4}live:/);
    expect(said).toContain('    about:story.title');
    expect(translationLines(root, ['zh-Hant'])).toEqual([expect.stringMatching(/^zh-Hant: strings: \d+ stale, 1 equal to the English/)]);
  });

  it.each([
    ['null', 'expected a group of files, found null'],
    ['{ "about": { "title": 1 } }', 'about.title: expected a hash, found 1'],
  ])('is refused where the file of hashes is %s', (text, message) => {
    const hashes = file('zh-Hant/_translated-from.json');
    const sound = readFileSync(hashes, 'utf8');
    onTestFinished(() => writeFileSync(hashes, sound));
    writeFileSync(hashes, text);
    expect(() => unitsOf(root, 'zh-Hant')).toThrow(`locales/zh-Hant/_translated-from.json: ${message}`);
  });

  it('counts a language as translated when half of its strings are', () => {
    const half = unitsOf(root, 'fr').slice(0, 4);
    for (const unit of half.slice(2)) unit.state = 'current';
    expect(statusOf('fr', half)).toMatch(/^fr: 2 of 4/);
  });

  it('counts a copy of the English as not translated', () => {
    const units = unitsOf(root, 'fr');
    expect(statusOf('fr', units)).toMatch(/^fr: NOT TRANSLATED; 0 of/);
    const [line, ...more] = translationLines(root, ['fr']);
    expect(more).toEqual([]);
    const [, equal, all] = /^fr is not translated: (\d+) of (\d+) strings are the English ones$/.exec(line!)!;
    expect(Number(all)).toBe(units.length);
    expect(Number(equal)).toBeGreaterThan(0.9 * units.length);
    expect(Number(equal)).toBeLessThan(units.length);
  });
});

describe('XLIFF 2.0', () => {
  it('carries a language away and back: every file is the same, byte by byte', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    const { trgLang, units } = fromXliff(toXliff(unitsOf('.', 'zh-Hant'), between, notes, factsOf), 'back.xlf');
    await writeCopy('.', folder, units);
    const [before, after] = [copyIn('locales/zh-Hant'), copyIn(folder)];
    rmSync(folder, { recursive: true });
    expect(trgLang).toBe('zh-Hant');
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after).toEqual(before);
  });

  it('keeps the state of each string, whatever it is', () => {
    const units = unitsOf(root, 'zh-Hant');
    const xml = toXliff(units, between, notes, factsOf);
    expect(xml.match(/<segment state="initial"/g)).toHaveLength(units.filter(({ state }) => state !== 'current').length);
    const back = fromXliff(xml, 'back.xlf');
    expect(back.units).toEqual(
      units.map(({ file, key, target, from, state }) => ({ file, key, target, from, isTranslated: state === 'current' })),
    );
  });

  it('carries every note to its string', () => {
    const xml = toXliff(unitsOf('.', 'zh-Hant'), between, notes, () => []);
    const found = Array.from(xml.matchAll(/<notes>(.*?)<\/notes>/gs), ([, text]) =>
      Array.from(text!.matchAll(/<note>(.*?)<\/note>/gs), ([, sentence]) => sentence!.replaceAll('&amp;', '&')),
    );
    const expected = [...notes.values()].flatMap((ofFile) => Object.values(ofFile).map(sentencesOf));
    expect(expected.length).toBeGreaterThan(30);
    expect(found.map((each) => each.join('\n')).sort()).toEqual(expected.map((each) => each.join('\n')).sort());
  });

  it('says beside each string what the facts in it are now', () => {
    const about = unitsOf('.', 'zh-Hant').find(({ file, key }) => file === 'about' && key === 'intro')!;
    const source = 'From {{port.SGSIN}}: {{sectors}}+ sectors in {{hubCount, words}} hubs, {{sectors}} for {{page}}';
    const xml = toXliff([{ ...about, source }], between, new Map(), factsOf);
    expect(Array.from(xml.matchAll(/<note>(.*?)<\/note>/g), ([, sentence]) => sentence)).toEqual([
      '{{port.SGSIN}} is Singapore now.',
      `{{sectors}} is ${figures.sectors} now.`,
      '{{hubCount, words}} is eight now.',
    ]);
  });

  it('has only what the format allows: ids without slashes or spaces', () => {
    const xml = toXliff(unitsOf('.', 'zh-Hant'), between, notes, factsOf);
    expect(xml).toContain('<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="zh-Hant">');
    const ids = Array.from(xml.matchAll(/<(?:file|unit) id="([^"]*)"/g), ([, id]) => id!);
    expect(ids.filter((id) => !/^[\w.-]+$/.test(id))).toEqual([]);
  });

  it('asks to keep all white space, as letters have line ends of their own', () => {
    const [first, ...files] = toXliff(unitsOf('.', 'zh-Hant'), between, notes, factsOf).split('<file ');
    expect(first).not.toContain('<unit ');
    expect(files.filter((each) => !/^[^>]* xml:space="preserve"/.test(each))).toEqual([]);
  });

  const reversed = (units: string) =>
    units
      .split(/(?=<unit )/)
      .reverse()
      .join('');
  const written: [how: string, change: (xml: string) => string][] = [
    ['with single quotes', (xml) => xml.replace(/(\w+)="([^"]*)"/g, "$1='$2'")],
    ['with the line ends of Windows', (xml) => xml.replaceAll('\n', '\r\n')],
    ['with carriage returns alone', (xml) => xml.replaceAll('\n', '\r')],
    ['with segments in a comment', (xml) => xml.replaceAll('<unit', '<!-- <segment state="initial"> --><unit')],
    ['with sections of text', (xml) => xml.replace(/<(source|target)>(.*?)<\/\1>/gs, '<$1><![CDATA[$2]]></$1>')],
    [
      'with groups in groups',
      (xml) => xml.replace(/<file (.*?)>(.*?)<\/file>/gs, '<file $1><group id="all"><group id="each">$2</group></group></file>'),
    ],
    ['in another order', (xml) => xml.replace(/(?:<unit .*?<\/unit>\s*)+/gs, reversed)],
  ];

  it.each(written)('is read %s: the same strings and states', (_, change) => {
    const files = new Set(['about', 'terms', 'live', 'numbers', 'industries/marine-supplies']);
    const units = unitsOf(root, 'zh-Hant').filter(({ file }) => files.has(file));
    Object.assign(units[0]!, { source: 'one\ntwo', target: '一\n二' });
    const two = units.find(({ file, key }) => file === 'numbers' && key === '2')!;
    Object.assign(two, { state: 'stale', from: undefined });
    const xml = toXliff(units, between, notes, factsOf).replaceAll('&amp;', 'and');
    const sorted = (text: string) =>
      fromXliff(text, 'back.xlf').units.sort((one, other) => `${one.file}:${one.key}`.localeCompare(`${other.file}:${other.key}`));
    expect(change(xml)).not.toBe(xml);
    expect(sorted(change(xml))).toEqual(sorted(xml));
    expect(new Set(sorted(xml).map(({ isTranslated }) => isTranslated)).size).toBe(2);
  });

  it('says that a string is translated anew where the translator does', () => {
    const stale = unitsOf(root, 'zh-Hant').filter(({ file, key }) => file === 'about' && key === 'story.title');
    const xml = toXliff(stale, between, notes, factsOf)
      .replace('state="initial"', 'state="reviewed"')
      .replace(/<target>.*</, '<target>新的故事<');
    const { units } = fromXliff(xml, 'back.xlf');
    expect(units).toEqual([
      { file: 'about', key: 'story.title', target: '新的故事', from: expect.any(String) as string, isTranslated: true },
    ]);
    expect(units[0]!.from).not.toBe(stale[0]!.from);
  });
});

describe('Notes for translators', () => {
  const english = new Map<string, { source: string; target: string | undefined }>(
    unitsOf('.', 'zh-Hant').map(({ file, key, source, target }) => [`${file}:${key}`, { source, target }]),
  );
  const noted = [...notes].flatMap(([file, ofFile]) => Object.entries(ofFile).map(([key, note]) => [`${file}:${key}`, note] as const));
  const filledIn = (text: string) =>
    Array.from(text.matchAll(placeholder), ([, name]) => name!).filter((name) => filledByCode.includes(name));

  it('are on strings that there are, and name exactly their variables', () => {
    const faults = noted.filter(([key, { variables = {} }]) => {
      const found = english.get(key);
      return !found || filledIn(found.source).sort().join() !== Object.keys(variables).sort().join();
    });
    expect(faults.map(([key]) => key)).toEqual([]);
  });

  it('are on every string with a variable that the code fills', () => {
    const keys = new Set<string>(noted.map(([key]) => key));
    const bare = [...english].filter(([key, { source }]) => filledIn(source).length && !keys.has(key));
    expect(bare.map(([key]) => key)).toEqual([]);
  });

  it('say of every title of a page how long it may be', () => {
    const limits = new Map<string, (number | undefined)[]>(noted.map(([key, { max, maxHan }]) => [key, [max, maxHan]]));
    const titles = [...english.keys()].filter((key) => key.endsWith(':documentTitle'));
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.filter((key) => limits.get(key)?.join() !== '60,28')).toEqual([]);
  });

  it('say the lengths that a string may have', () => {
    expect(sentencesOf({ where: 'A button.', max: 40, maxHan: 12 })).toEqual(['A button.', 'At most 40 characters, of Han characters 12.']);
  });

  it('name a length that English and Chinese keep', () => {
    const long = noted.filter(([key, { max = Infinity, maxHan = max }]) => {
      const { source, target } = english.get(key)!;
      return source.replace(placeholder, '').length > max || target!.replace(placeholder, '').length > maxHan;
    });
    expect(long.map(([key]) => key)).toEqual([]);
  });
});
