import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '../../src/i18n/languages.ts';
import { restoreFolder } from '../build/replace-folder.ts';
import { copyFiles } from '../check/copy-files.ts';
import { fault } from '../check/fault.ts';
import { fromXliff } from './from-xliff.ts';
import { merge } from './merge.ts';
import { translations, unitsOf } from './units.ts';
import { writeCopy } from './write-copy.ts';

/**
 * Imports the strings of an XLIFF file into the copy of its language in the project at `root`. The file may have only some of the strings;
 * the others stay. The language is written to `folder`, by default `locales/<code>`. Returns the message for the command line.
 *
 * @throws one error that says what is wrong with the file, its language, a string or the folder; nothing is then written.
 */
export async function importFile(root: string, path: string, folder?: string): Promise<string> {
  const { trgLang, units: returned } = fromXliff(read(resolve(root, path), path), path);
  const code = codeOf(trgLang, path);
  if (folder !== undefined) checkFolder(root, folder);
  const into = folder ?? `locales/${code}`;
  // An earlier import that was interrupted may have left the copy under another name.
  await restoreFolder(join(root, 'locales', code));
  const present = unitsOf(root, code);
  const { units, changed, unknown } = merge(present, returned, path);
  await writeCopy(root, resolve(root, into), units);
  const said = `${returned.length - unknown.length} of ${present.length} strings in the file, ${changed} changed: ${into}`;
  return [said, ...unknown.map((name) => `not imported, as the English has no such string: ${name}`)].join('\n');
}

function read(file: string, path: string): string {
  try {
    // Refuses a file that is not in UTF-8: its characters would be lost without notice.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new Error(fault(path, '', 'an XLIFF file in UTF-8', 'another encoding, or the end of the file within a character'), {
        cause: error,
      });
    throw new Error(fault(path, '', 'an XLIFF file', code === 'ENOENT' ? 'none' : `“${message}”`), { cause: error });
  }
}

/** The code of the translation that a file names by its code or tag. */
function codeOf(name: string, path: string): string {
  const registered = languages.filter(({ code }) => translations.includes(code));
  // Language tags are case-insensitive (RFC 5646, 2.1.1).
  const found = registered.find((language) => [language.code, language.tag].some((each) => each.toLowerCase() === name.toLowerCase()));
  if (found) return found.code;
  const names = new Set(registered.flatMap(({ code, tag }) => [code, tag]));
  const expected = `a code of src/i18n/languages.ts or its tag (${Array.from(names).join(', ')})`;
  throw new Error(fault(path, 'trgLang', expected, `“${name}”`));
}

/** The folder is replaced as a whole, so it must be one of copy. */
function checkFolder(root: string, folder: string) {
  const known = new Set(copyFiles.flatMap((file) => [`${file}.json`, file.split('/')[0]!]));
  const entries = existsSync(resolve(root, folder)) ? readdirSync(resolve(root, folder)) : [];
  const other = entries.find((name) => !known.has(name) && !name.startsWith('_'));
  if (other !== undefined) throw new Error(fault(folder, '', 'a new folder or one of copy', other));
}
