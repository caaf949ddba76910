import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { accept } from '../../tools/translation/accept.ts';
import { nameOf, translatedFromFile, unitsOf } from '../../tools/translation/units.ts';

/** Of these, the English has changed. */
const changed = ['about:intro', 'about:story.title', 'home:title'];

describe('Accepting translations', () => {
  let root = '';
  const hashes = () => readFileSync(join(root, translatedFromFile('zh-Hant')), 'utf8');
  const write = (known: Record<string, object>) => writeFileSync(join(root, translatedFromFile('zh-Hant')), JSON.stringify(known));
  const stale = () =>
    unitsOf(root, 'zh-Hant')
      .filter(({ state }) => state === 'stale')
      .map(nameOf);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'accept-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    cpSync('locales', join(root, 'locales'), { recursive: true });
    accept(root, 'zh-Hant', [...new Set(unitsOf(root, 'zh-Hant').map(({ file }) => file))]);
    const known = JSON.parse(hashes()) as Record<string, Record<string, string>>;
    for (const [file, key] of changed.map((name) => name.split(':') as [string, string])) known[file]![key] = 'of the former English';
    write({ ...known, 'industries/gone': { title: 'a', intro: 'b' } });
  });

  it.each([
    ['nothing without a name: only what belongs to no string is dropped', [], 0, 0, changed],
    ['one string', ['about:intro'], 1, 1, ['about:story.title', 'home:title']],
    ['a string whose English is the same', ['about:story.paragraphs.0'], 1, 0, changed],
    ['every string of a file, each once', ['about', 'about:intro'], undefined, 2, ['home:title']],
  ])('marks %s', (_, names, count, before, left) => {
    const accepted = count ?? unitsOf(root, 'zh-Hant').filter(({ file }) => file === 'about').length;
    const message = `${accepted} accepted, ${before} of them stale before; dropped, as the English has no such string: 2`;
    expect(accept(root, 'zh-Hant', names)).toBe(message);
    expect(stale()).toEqual(left);
    expect(hashes()).not.toContain('industries/gone');
  });

  it.each(['home:none', 'industries/gone', 'locales/zh-Hant/about.json'])('refuses %s, and writes nothing', (name) => {
    const before = hashes();
    expect(() => accept(root, 'zh-Hant', ['about', name])).toThrow(`as file:key or file, found ${name}`);
    expect(hashes()).toBe(before);
  });
});
