import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../guards/source.ts';

const contract = 'src/contract.ts';
const code = (text: string) => text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '');

/** The attributes that document and scripts share, as `attributes` and the selectors of the contract have them. */
const names = new Set(Array.from(code(readFileSync(contract, 'utf8')).matchAll(/'\[?(data-[a-z-]+)/g), ([, name]) => name!));

it('attributes that document and scripts share are named in the contract alone', () => {
  expect(names).toContain('data-year');
  const others = sourceFiles.filter(({ path }) => path !== contract && /\.tsx?$/.test(path));
  const typed = others.flatMap(({ path, text }) =>
    Array.from(code(text).matchAll(/data-[a-z-]+/g), ([name]) => name)
      .filter((name) => names.has(name))
      .map((name) => `${path}: ${name}, to be taken from ${contract}`),
  );
  expect(typed).toEqual([]);
});
