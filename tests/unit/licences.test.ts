import { describe, expect, it } from 'vitest';
import { licences } from '../../deploy/licences.ts';

describe('The licences of what reaches a visitor', () => {
  it('are those of libraries, of what these are made of, of the faces and of the map, each with its text', () => {
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

  it('are refused where the client holds a package that is not among the dependencies', () => {
    expect(() => licences(process.cwd(), ['react', 'fast-check'])).toThrow('package.json: expected “fast-check” among the dependencies');
  });
});
