import { afterEach, describe, expect, it, vi } from 'vitest';
import { installed } from '../../e2e/installed.ts';

const here = process.execPath;

afterEach(() => void vi.unstubAllEnvs());

describe('A program that the tests need', () => {
  it('is the one that the environment names', () => {
    vi.stubEnv('SOME_BROWSER', here);
    expect(installed('SOME_BROWSER', '/usr/bin/another')).toBe(here);
  });

  it('is refused by name where the environment names no file, even if another is installed', () => {
    vi.stubEnv('SOME_BROWSER', '/nowhere/browser');
    expect(() => installed('SOME_BROWSER', here)).toThrow(
      'SOME_BROWSER is “/nowhere/browser”; expected the path of a program, found no such file',
    );
  });

  it('is otherwise the first of the usual paths that exists, or none', () => {
    vi.stubEnv('SOME_BROWSER', '');
    expect(installed('SOME_BROWSER', '/nowhere/browser', here, '/nowhere/else')).toBe(here);
    expect(installed('SOME_BROWSER', '/nowhere/browser')).toBeUndefined();
  });
});
