import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source';

// What each layer may import besides itself. Each names only lines above its own, so that no two layers can need each other.
const layers: [layer: string, mayImport: string[]][] = [
  ['src/facts', []],
  ['src/theme', ['src/facts']],
  ['src/components', []],
  ['src/mail', ['src/facts']],
  ['src/i18n', ['src/facts', 'locales']],
  ['src/sections', ['src/components', 'src/mail', 'src/facts', 'src/i18n', 'src/theme']],
  ['routes', ['src/sections', 'src/facts', 'src/i18n']],
  ['src/site', ['routes', 'src/sections', 'src/components', 'src/mail', 'src/facts', 'src/i18n', 'src/theme']],
  ['src/build', ['src/site', 'src/mail', 'src/facts', 'src/i18n', 'src/theme']],
];

// Components are given finished strings; facts are plain data.
const libraries: [layer: string, refused: RegExp][] = [
  ['src/components', /i18n/],
  ['src/facts', /./],
  ['src/mail', /^(react|@)/],
];

const specifier = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const importsOf = (text: string) => Array.from(text.matchAll(specifier), ([, name]) => name!);
const layerOf = (path: string) => layers.map(([layer]) => layer).find((layer) => path.startsWith(`${layer}/`)) ?? path.split('/')[0]!;
const filesOf = (layer: string) => sourceFiles.filter(({ path }) => path.startsWith(`${layer}/`));

describe('Imports run one way', () => {
  it('and every folder of code has its place in the order', () => {
    const known = layers.map(([layer]) => layer);
    expect(sourceFiles.filter(({ path }) => !known.includes(layerOf(path))).map(({ path }) => path)).toEqual([]);
    for (const [layer, mayImport] of layers) {
      const above = [...known.slice(0, known.indexOf(layer)), 'locales'];
      expect(above, `${layer} may import only what stands above it`).toEqual(expect.arrayContaining(mayImport));
    }
  });

  it.each(layers)('%s imports %j and no other layer', (layer, mayImport) => {
    const files = filesOf(layer);
    expect(files.length, `files in ${layer}`).toBeGreaterThan(0);
    const wrong = files.flatMap(({ path, text }) =>
      importsOf(text)
        .filter((name) => name.startsWith('.'))
        .map((name) => join(dirname(path), name))
        .filter((target) => ![layer, ...mayImport].includes(layerOf(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(libraries)('%s imports no library like %s', (layer, refused) => {
    const wrong = filesOf(layer).flatMap(({ path, text }) =>
      importsOf(text)
        .filter((name) => !name.startsWith('.') && refused.test(name))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
