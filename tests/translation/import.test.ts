import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { importFile } from '../../tools/translation/import-file.ts';
import { readNotes } from '../../tools/translation/notes.ts';
import { unitsOf, type Unit } from '../../tools/translation/units.ts';
import { toXliff } from '../../tools/translation/to-xliff.ts';
import { copyIn } from './copy-in.ts';

const code = 'zh-Hant';
const language = `locales/${code}`;
let root: string;

const path = (file: string) => join(root, file);
const units = () => unitsOf(root, code);
const unit = (name: string) => units().find(({ file, key }) => `${file}:${key}` === name)!;
const copy = () => copyIn(path(language));
const exported = (has: (unit: Unit) => boolean) => toXliff(units().filter(has), { source: 'en', target: code }, readNotes('.'), () => []);
const ofAbout = ({ file }: Unit) => file === 'about';
const stories = ({ file, key }: Unit) => file === 'about' && /^story\.(title|paragraphs\.0)$/.test(key);

/** Imports a file with this content. */
function returned(xml: string | Buffer, folder?: string) {
  writeFileSync(path('back.xlf'), xml);
  return importFile(root, 'back.xlf', folder);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('locales', path('locales'), { recursive: true });
  cpSync('.oxfmtrc.json', path('.oxfmtrc.json'));
  symlinkSync(resolve('node_modules'), path('node_modules'));
});

describe('An import', () => {
  it('of one file of many changes the strings in it, and says how many', async () => {
    const before = copy();
    const xml = exported(ofAbout).replace(/(?<=<unit id="title">.*?<target>)[^<]*/s, '我們是誰：{{companyShort}}');
    const [given, all] = [units().filter(ofAbout).length, units().length];
    expect(await returned(xml)).toBe(`${given} of ${all} strings in the file, 1 changed: ${language}`);
    expect(unit('about:title').target).toBe('我們是誰：{{companyShort}}');
    const after = copy();
    expect(after['about.json']).not.toBe(before['about.json']);
    expect({ ...after, 'about.json': '' }).toEqual({ ...before, 'about.json': '' });
  });

  it('leaves a string that the translator did not touch as it was accepted since', async () => {
    const hashes = path(`${language}/_translated-from.json`);
    const accepted = readFileSync(hashes, 'utf8');
    writeFileSync(hashes, accepted.replace(/"story\.title": ".*"/, '"story.title": "formerly"'));
    const xml = exported(stories);
    writeFileSync(hashes, accepted);
    expect(await returned(xml)).toContain(', 0 changed: ');
    expect(unit('about:story.title').state).toBe('current');
  });

  it('keeps each entry of a list in its place while others have no translation', async () => {
    const xml = exported(({ file, key }) => file === 'about' && key === 'story.paragraphs.1');
    const { target, state } = unit('about:story.paragraphs.1');
    rmSync(path(language), { recursive: true });
    await returned(xml);
    expect(Object.keys(copy())).toEqual(['_translated-from.json', 'about.json']);
    expect(unit('about:story.paragraphs.1')).toMatchObject({ target, state });
    expect(unit('about:story.paragraphs.0')).toMatchObject({ target: undefined, state: 'missing' });
  });

  it('marks a changed string as stale if it is not marked as translated', async () => {
    const xml = exported(ofAbout).replace(
      /(<unit id="title">.*?)state="translated"(.*?<target>)[^<]*/s,
      '$1state="initial"$2未譯：{{companyShort}}',
    );
    await returned(xml);
    expect(unit('about:title')).toMatchObject({ target: '未譯：{{companyShort}}', state: 'stale' });
  });

  it('names strings that the English does not have', async () => {
    const xml = exported(stories).replace('id="story.title"', 'id="story.x"');
    expect(await returned(xml)).toMatch(
      /^1 of \d+ strings in the file, 0 changed: .*\nnot imported, as the English has no such string: about:story\.x$/,
    );
  });

  it.each(['zh-Hant', 'zh-Hant-HK', 'ZH-hant'])('knows the language by its code or its tag: %s', async (tag) => {
    const before = copy();
    await returned(exported(ofAbout).replace('trgLang="zh-Hant"', `trgLang="${tag}"`));
    expect(copy()).toEqual(before);
  });

  it('writes the whole language to another folder where one is named', async () => {
    expect(await returned(exported(ofAbout), 'elsewhere')).toMatch(/: elsewhere$/);
    expect(copyIn(path('elsewhere'))).toEqual(copy());
  });

  it.each(['.', 'locales'])('refuses a folder with anything else in it: %s', async (folder) => {
    const xml = exported(ofAbout);
    await expect(returned(xml, folder)).rejects.toThrow(`${folder}: expected a new folder or one of copy, found `);
    expect(existsSync(path('about.json'))).toBe(false);
  });
});

describe('A stopped import leaves the old language or the new one', () => {
  it('where it cannot be written', async () => {
    const before = copy();
    const xml = exported(ofAbout).replace(/(?<=<unit id="title">.*?<target>)[^<]*/s, '我們是誰：{{companyShort}}');
    unlinkSync(path('node_modules'));
    await expect(returned(xml)).rejects.toThrow('cannot be formatted');
    expect(copy()).toEqual(before);
    expect(existsSync(path(`${language}.next`))).toBe(false);
  });

  it('and the next import restores the old language after a stop between the two renames', async () => {
    const before = copy();
    const xml = exported(ofAbout);
    renameSync(path(language), path(`${language}.previous`));
    mkdirSync(path(`${language}.next`));
    await returned(xml);
    expect(copy()).toEqual(before);
    expect([`${language}.next`, `${language}.previous`].filter((left) => existsSync(path(left)))).toEqual([]);
  });
});

/** 我們的故事 in Big5, as an editor in Hong Kong may save it. */
const big5 = Buffer.from('a7daadccaabaac47a8c6', 'hex');

describe('An import refuses, and writes nothing:', () => {
  const translated = languages.slice(1).flatMap(({ code, tag }) => [code, tag]);
  const languageAsked = `trgLang: expected a code of src/i18n/languages.ts or its tag (${Array.from(new Set(translated)).join(', ')}), found`;
  const lead = 'about:story.title: expected';
  const target = (text: string) => (xml: string) =>
    xml.replace(/<target>(?=[^<]*<\/target>\s*<\/segment>\s*<\/unit>\s*<unit id="story\.paragraphs)[^<]*/, `<target>${text}`);
  const refusals: [what: string, change: (xml: string) => string, message: string][] = [
    ['an empty file', () => '', 'expected XLIFF 2.0, found no element'],
    ['no XML', () => 'Our story', 'expected XML, found “Text data outside of root node.” in line 1'],
    ['a truncated file', (xml) => xml.slice(0, xml.lastIndexOf('<unit')), 'expected the end of xliff, found the end of the file'],
    ['a wrong end tag', (xml) => xml.replace('</xliff>', '</xlif>'), 'expected XML, found “Unmatched closing tag: xlif” in line 17'],
    ['XLIFF 1.2', (xml) => xml.replace('version="2.0"', 'version="1.2"'), 'expected XLIFF 2.0, found xliff of version 1.2'],
    ['another format', () => '<tmx version="1.4"></tmx>', 'expected XLIFF 2.0, found tmx of version 1.4'],
    ...['../../evil', 'eo-EO', 'en', ''].map((tag): [string, (xml: string) => string, string] => [
      `the language “${tag}”`,
      (xml) => xml.replace('trgLang="zh-Hant"', `trgLang="${tag}"`),
      `${languageAsked} “${tag}”`,
    ]),
    ['no language', (xml) => xml.replace(' trgLang="zh-Hant"', ''), `${languageAsked} “”`],
    ['an inline element', target('的<ph id="1"/>'), `${lead} text without inline elements, found <ph>`],
    ['two segments', (xml) => xml.replace('</segment>', '</segment><segment><source>x</source></segment>'), `${lead} one segment, found 2`],
    ['no segment', (xml) => xml.replace(/<segment.*?<\/segment>/s, ''), `${lead} one segment, found 0`],
    ['two translations', target('故事</target><target>故事'), `${lead} one source and one target, found 1 and 2`],
    [
      'a state of another program',
      (xml) => xml.replace('state="translated"', 'state="needs-review"'),
      `${lead} the state initial, translated, reviewed, final, found “needs-review”`,
    ],
    ['a unit twice', (xml) => xml.replace(/<unit.*?<\/unit>/s, '$&$&'), `${lead} one unit, found 2`],
    ['a lost placeholder', target('{{company}}'), `${lead} no placeholder, found {{company}}`],
    ['an open placeholder', target('{{company'), `${lead} placeholders written {{name}} or {{name, words}}, found "{{company"`],
    ['an empty translation', target(''), `${lead} words, found ""`],
    ['no translation', (xml) => xml.replace(/<target>.*<\/target>/, ''), `${lead} words, found ""`],
    ['a space at an end', target('故事 '), `${lead} no space at either end, found "故事 "`],
    ['markup', target('&lt;b&gt;故事&lt;/b&gt;'), `${lead} text without markup, found "<b>故事</b>"`],
  ];

  it.each(refusals)('%s', async (_, change, message) => {
    const before = copyIn(path('locales'));
    const xml = exported(stories);
    expect(change(xml), 'nothing was changed').not.toBe(xml);
    const said = await returned(change(xml)).catch((error: Error) => error.message);
    expect(said.replace('1 fault:\n', '')).toBe(`back.xlf: ${message}`);
    expect(copyIn(path('locales'))).toEqual(before);
    expect(existsSync(path('../evil'))).toBe(false);
  });

  it.each([
    [
      'Big5',
      (xml: string) =>
        Buffer.concat(
          xml
            .split('我們的故事')
            .flatMap((part) => [big5, Buffer.from(part)])
            .slice(1),
        ),
    ],
    ['UTF-16', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le')],
  ])('a file in %s', async (_, saved) => {
    const before = copyIn(path('locales'));
    const xml = exported(({ file, key }) => file === 'about' && key === 'story.title');
    await expect(returned(saved(xml))).rejects.toThrow('back.xlf: expected an XLIFF file in UTF-8, found another encoding');
    expect(copyIn(path('locales'))).toEqual(before);
  });

  it('a file that is not there, in one line of the command and without a stack trace', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [resolve('tools/translation/run.ts'), ...args], { cwd: root, encoding: 'utf8' });
    const { status, stdout, stderr } = run('import', 'none.xlf');
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: 'none.xlf: expected an XLIFF file, found none\n' });
  });
});
