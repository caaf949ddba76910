import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sourceLanguage } from '../../src/i18n/languages.ts';
import { copyFiles } from '../check/copy-files.ts';
import { asJson, readCopy, translatedFrom } from './units.ts';
import type { Returned } from './from-xliff.ts';

/**
 * Writes the strings of a language into `folder`, in files with the structure of the English ones, and formats them. Strings without a
 * translation are left out; the build reports them.
 *
 * @throws if the formatter fails.
 */
export function writeCopy(root: string, folder: string, units: readonly Returned[]): void {
  const targets = new Map(units.map(({ file, key, target }) => [`${file}:${key}`, target]));
  for (const file of copyFiles) {
    const tree = translated(readCopy(root, sourceLanguage.code, file), (key) => targets.get(`${file}:${key}`));
    if (tree !== undefined) write(join(folder, `${file}.json`), asJson(tree as object));
  }
  write(join(folder, '_translated-from.json'), asJson(translatedFrom(units)));
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve(root, 'node_modules/oxfmt/bin/oxfmt'), '--config', resolve(root, '.oxfmtrc.json'), '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${folder} cannot be formatted: ${stderr}`);
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The tree with each text replaced by `textAt`; texts without a replacement are removed, and groups left empty. */
function translated(node: unknown, textAt: (key: string) => string | undefined, key = ''): unknown {
  const below = (part: string | number) => (key ? `${key}.${part}` : String(part));
  if (typeof node === 'string') return textAt(key);
  if (Array.isArray(node)) {
    const items = node.map((item, index) => translated(item, textAt, below(index))).filter((item) => item !== undefined);
    return items.length || !node.length ? items : undefined;
  }
  const entries = Object.entries(node as object)
    .map(([part, value]) => [part, translated(value, textAt, below(part))] as const)
    .filter(([, value]) => value !== undefined);
  return entries.length ? Object.fromEntries(entries) : undefined;
}
