import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licences } from '../../deploy/licences.ts';

describe('The licences of what reaches a visitor', () => {
  it('are those of the libraries, of their dependencies, of the fonts and of the map, each with its text', () => {
    const text = licences(process.cwd(), ['react', '@tanstack/router-core']);
    for (const [name, licence, words] of [
      ['react', 'MIT', 'Copyright (c) Meta Platforms'],
      ['@tanstack/router-core', 'MIT', 'Copyright (c) 2021-present Tanner Linsley'],
      ['@fontsource/archivo-narrow', 'OFL-1.1', 'SIL OPEN FONT LICENSE'],
      ['@fontsource/iosevka', 'OFL-1.1', 'SIL OPEN FONT LICENSE'],
      ['world-atlas', 'ISC', 'Permission to use, copy, modify'],
    ] as const) {
      const [, entry = ''] = new RegExp(`^${name} [\\d.]+ \\(${licence}\\)\\n(.*?)^-{80}$`, 'ms').exec(`${text}${'-'.repeat(80)}`) ?? [];
      expect(entry.toLowerCase()).toContain(words.toLowerCase());
    }
    expect(text).toContain('Natural Earth');
  });

  it('are found in a folder of any name', () => {
    const root = mkdtempSync(join(tmpdir(), 'site[1]-'));
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    write('package.json', '{ "dependencies": { "x": "1" } }');
    write('node_modules/x/package.json', '{ "name": "x", "version": "1.0.0", "license": "MIT" }');
    write('node_modules/x/LICENSE.md', 'Copyright (c) X');
    expect(licences(root, ['x'])).toContain('x 1.0.0 (MIT)\n\n\nCopyright (c) X\n');
  });

  it('are refused where the client holds a package that is not among the dependencies', () => {
    expect(() => licences(process.cwd(), ['react', 'fast-check'])).toThrow(
      'expected “fast-check” among the dependencies of package.json and in node_modules',
    );
  });
});
