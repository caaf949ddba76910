import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source.ts';

const longest = 200;
const usual = 60;

const linesOf = (text: string) => text.trimEnd().split('\n').length;

describe('Files are short', () => {
  it(`most have under ${usual} lines`, () => {
    const lengths = sourceFiles.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(usual);
  });

  it(`none has over ${longest} lines`, () => {
    const long = sourceFiles.filter(({ text }) => linesOf(text) > longest);
    expect(long.map(({ path, text }) => `${path}: ${linesOf(text)} lines`)).toEqual([]);
  });
});
