import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sourceLanguage } from '../../src/i18n/languages.ts';
import { replaceFolder } from '../build/replace-folder.ts';
import { copyFiles } from '../check/copy-files.ts';
import { asJson, nameOf, readCopy, translatedFrom, type Unit } from './units.ts';

type Written = Pick<Unit, 'file' | 'key' | 'target' | 'from'>;

/**
 * Writes the strings of a language into `folder`, in files with the structure of the English ones, and formats them. Other files in the
 * folder stay. A string without a translation is left out, or null in a list, and a file without any is not written; the build reports them.
 *
 * @throws if the folder cannot be written or formatted; it is then as it was.
 */
export async function writeCopy(root: string, folder: string, units: readonly Written[]): Promise<void> {
  const targets = new Map(units.map((unit) => [nameOf(unit), unit.target]));
  await replaceFolder(folder, async (beside) => {
    if (existsSync(folder)) cpSync(folder, beside, { recursive: true });
    const hasText = new Set(units.flatMap(({ file, target }) => (target === undefined ? [] : [file])));
    for (const file of copyFiles.filter((file) => hasText.has(file))) {
      const tree = translated(readCopy(root, sourceLanguage.code, file), (key) => targets.get(nameOf({ file, key })));
      write(join(beside, `${file}.json`), asJson(tree as object));
    }
    write(join(beside, '_translated-from.json'), asJson(translatedFrom(units)));
    format(root, beside);
  });
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function format(root: string, folder: string) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve(root, 'node_modules/oxfmt/bin/oxfmt'), '--config', resolve(root, '.oxfmtrc.json'), '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${folder} cannot be formatted: ${stderr}`);
}

/**
 * The tree with each text replaced by `textAt`; texts without a replacement are removed, and groups and lists left empty. In a list, a
 * removed text is null, because the key of an entry is its index.
 */
function translated(node: unknown, textAt: (key: string) => string | undefined, key = ''): unknown {
  const below = (part: string | number) => (key ? `${key}.${part}` : String(part));
  if (typeof node === 'string') return textAt(key);
  if (Array.isArray(node)) {
    const items = node.map((item, index) => translated(item, textAt, below(index)) ?? null);
    return items.some((item) => item !== null) || !node.length ? items : undefined;
  }
  const entries = Object.entries(node as object)
    .map(([part, value]) => [part, translated(value, textAt, below(part))] as const)
    .filter(([, value]) => value !== undefined);
  return entries.length ? Object.fromEntries(entries) : undefined;
}
