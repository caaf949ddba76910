import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';
import { sourceFiles } from './source.ts';

const longest = 200;
const usual = 60;
const mostInFolder = 25;

const linesOf = (text: string) => text.trimEnd().split('\n').length;

describe('Files are short, and folders are small', () => {
  it(`most have under ${usual} lines`, () => {
    const lengths = sourceFiles.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(usual);
  });

  it(`none has over ${longest} lines`, () => {
    const tools = globSync('{tools,deploy,bench}/**/*.ts', { exclude: ['**/node_modules/**'] });
    const files = [...sourceFiles, ...tools.map((path) => ({ path, text: readText(path) }))];
    const long = files.filter(({ text }) => linesOf(text) > longest);
    expect(long.map(({ path, text }) => `${path}: ${linesOf(text)} lines`)).toEqual([]);
  });

  it.each([
    ['docs/decisions/*.md', 40],
    ['README.md', 60],
    ['CONTRIBUTING.md', 130],
  ])('%s has at most %i lines', (pattern, most) => {
    const files = globSync(pattern).map((path) => ({ path, lines: linesOf(readText(path)) }));
    expect(files).not.toEqual([]);
    expect(files.filter(({ lines }) => lines > most)).toEqual([]);
  });

  it(`no folder holds over ${mostInFolder} files of code`, () => {
    const folders = Map.groupBy(
      globSync('{src,routes,tools,deploy,tests,e2e,bench}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] }),
      dirname,
    );
    const large = [...folders].filter(([, files]) => files.length > mostInFolder);
    expect(large.map(([folder, files]) => `${folder}: ${files.length} files`)).toEqual([]);
  });
});
