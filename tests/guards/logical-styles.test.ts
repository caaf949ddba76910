import { globSync } from 'node:fs';
import postcss, { type Declaration } from 'postcss';
import { describe, expect, it } from 'vitest';
import { colours } from '../../src/theme/colours.ts';
import { tokens } from '../../src/theme/tokens.ts';
import { readText } from '../read-text.ts';

const sheets = globSync('src/**/*.css').sort();

const physicalProperty =
  /^(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)|^(?:left|right)$|^border-(?:top|bottom)-(?:left|right)-radius$/;
const sided = /^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color))$/;
const toASide = /^(?:float|clear|text-align|caption-side|resize)$/;

/** The parts of a value between its spaces; brackets and their contents are one part. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Whether a declaration names left or right, which would be wrong on a right-to-left page. */
function isPhysical({ prop, value }: Pick<Declaration, 'prop' | 'value'>): boolean {
  if (physicalProperty.test(prop)) return true;
  if (toASide.test(prop)) return /^(?:left|right)$/.test(value);
  const parts = partsOf(value);
  if (sided.test(prop)) return parts.length === 4 && parts[1] !== parts[3];
  return (
    prop === 'border-radius' &&
    !value.includes('/') &&
    parts.length > 1 &&
    !(parts.length === 4 && parts[0] === parts[1] && parts[2] === parts[3])
  );
}

const samples: [declaration: string, physical: boolean][] = [
  ['margin-left: 1rem', true],
  ['border-right-width: 1px', true],
  ['left: 0', true],
  ['text-align: right', true],
  ['inset: 0 auto 0 calc(1rem + (2px * 3))', true],
  ['padding: 0 1rem 0 0', true],
  ['border-radius: 0 1rem 1rem 0', true],
  ['margin-inline-start: 1rem', false],
  ['text-align: start', false],
  ['inset: 0 auto', false],
  ['padding: 0 var(--a, 1rem) 1px', false],
  ['inset: 1px auto 2px auto', false],
  ['border-radius: 1rem 1rem 0 0', false],
  ['border-radius: 50%', false],
];

describe('Styles work for both directions of writing', () => {
  it.each(samples)('the guard recognizes %s', (declaration, physical) => {
    const [prop = '', value = ''] = declaration.split(/: (.*)/);
    expect(isPhysical({ prop, value })).toBe(physical);
  });

  it('no declaration names left or right', () => {
    expect(sheets.length).toBeGreaterThan(30);
    const found: string[] = [];
    for (const path of sheets)
      postcss.parse(readText(path)).walkDecls((declaration) => {
        if (isPhysical(declaration)) found.push(`${path}:${declaration.source?.start?.line}: ${declaration.prop}: ${declaration.value}`);
      });
    expect(found).toEqual([]);
  });
});

it('Every variable that a style uses is declared', () => {
  const sources = globSync('src/**/*.{css,ts,tsx}').map((path) => [path, readText(path)] as const);
  const declared = new Set([
    ...Object.keys({ ...colours, ...tokens }).map((name) => `--${name}`),
    ...sources.flatMap(([, text]) => Array.from(text.matchAll(/(--[\w-]+)['"]?\]?(?=\s*:)/g), ([, name]) => name!)),
  ]);
  // Mantine declares its own.
  const used = sources.flatMap(([path, text]) =>
    Array.from(text.matchAll(/var\((--(?!mantine-)[\w-]+)/g), ([, name]) => ({ path, name: name! })),
  );
  expect(used.length).toBeGreaterThan(200);
  expect(used.filter(({ name }) => !declared.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
