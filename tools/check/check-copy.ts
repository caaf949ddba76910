import { checkTexts, compareCopy, valueAt, type Difference, type Likeness } from './compare-copy.ts';
import { copyFiles, copyShapes, filledByCode, listLengths } from './copy-files.ts';
import { fault, parseJson } from './fault.ts';

/** The text of every locale file, by path below `locales/`, such as `en/home.json`. */
export type LocaleFiles = ReadonlyMap<string, string>;

type Trees = ReadonlyMap<string, unknown>;

const pathOf = (code: string, file: string) => `${code}/${file}.json`;

/**
 * The faults in the locale files, one message each. `codes` are the languages of the site, the source first; `facts` are the names of facts
 * allowed as placeholders.
 */
export function checkCopy(files: LocaleFiles, codes: readonly string[], facts: readonly string[]): string[] {
  const [source = '', ...translations] = codes;
  const { trees, faults } = parseFiles(files);
  const messages = [
    ...checkPaths(files, codes),
    ...faults,
    ...Array.from(trees).flatMap(([path, tree]) => report(path, checkTexts(tree, facts, filledByCode))),
    ...checkShapes(trees, source),
    ...checkLengths(trees, source),
    ...translations.flatMap((code) =>
      copyFiles.flatMap((file) => compareFiles(trees, pathOf(source, file), pathOf(code, file), 'translation')),
    ),
  ];
  return Array.from(new Set(messages));
}

function parseFiles(files: LocaleFiles): { trees: Trees; faults: string[] } {
  const parsed = Array.from(files, ([path, text]) => ({ path, ...parseJson(`locales/${path}`, text) }));
  const sound = parsed.filter(({ faults }) => !faults.length);
  return { trees: new Map(sound.map(({ path, value }) => [path, value])), faults: parsed.flatMap(({ faults }) => faults) };
}

function checkPaths(files: LocaleFiles, codes: readonly string[]): string[] {
  const paths = Array.from(files.keys());
  const folders = new Set(paths.map((path) => path.split('/')[0]!));
  const known = codes.filter((code) => folders.has(code)).flatMap((code) => copyFiles.map((file) => pathOf(code, file)));
  const registry = 'src/i18n/languages.ts';
  return [
    ...codes
      .filter((code) => !folders.has(code))
      .map((code) => fault(`locales/${code}`, '', `the folder of a language in ${registry}`, 'no folder')),
    ...Array.from(folders)
      .filter((folder) => !codes.includes(folder))
      .map((folder) => fault(`locales/${folder}`, '', `a code in ${registry} (${codes.join(', ')})`, `“${folder}”`)),
    ...known.filter((path) => !files.has(path)).map((path) => fault(`locales/${path}`, '', 'a file', 'none')),
    ...paths
      .filter((path) => codes.includes(path.split('/')[0]!) && !known.includes(path))
      .map((path) => fault(`locales/${path}`, '', 'no such file', 'one that no page reads')),
  ];
}

/** Entries of a list must have the same keys, and so must files that share a type. */
function checkShapes(trees: Trees, source: string): string[] {
  return copyFiles.flatMap((file) => {
    const model = copyShapes.find((files) => files.includes(file))?.[0] ?? file;
    return compareFiles(trees, pathOf(source, model), pathOf(source, file), 'shape');
  });
}

function checkLengths(trees: Trees, source: string): string[] {
  return listLengths.flatMap(({ file, key, from, to }) => {
    const path = pathOf(source, file);
    const list = valueAt(trees.get(path), key);
    if (!Array.isArray(list) || (list.length >= from && list.length <= to)) return [];
    const expected = from === to ? `${from} entries` : `${from} to ${to} entries`;
    return report(path, [{ key, expected, found: String(list.length) }]);
  });
}

function compareFiles(trees: Trees, model: string, path: string, as: Likeness): string[] {
  return trees.has(model) && trees.has(path) ? report(path, compareCopy(trees.get(model), trees.get(path), as), model) : [];
}

function report(path: string, differences: Difference[], model = path): string[] {
  return differences.map(({ key, expected, found, orInModel }) =>
    fault(`locales/${path}`, key, orInModel && model !== path ? `${expected}, as in locales/${model}` : expected, found),
  );
}
