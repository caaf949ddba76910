import { writeFileSync } from 'node:fs';
import { sourceLanguage } from '../../src/i18n/languages.ts';
import { accept } from './accept.ts';
import { importFile } from './import-file.ts';
import { readFactNotes, readNotes } from './notes.ts';
import { statusOf } from './report.ts';
import { toXliff } from './to-xliff.ts';
import { translations, unitsOf } from './units.ts';

/**
 * `npm run i18n:status [-- <code>]`, `i18n:export -- <code> [file]`, `i18n:import -- <file> [folder]`, and `i18n:accept -- <code> [file |
 * file:key …]`, which marks these strings as translated from the current English.
 */
const [command, first, ...others] = process.argv.slice(2);
const root = process.cwd();

function languageCode(): string {
  if (first && translations.includes(first)) return first;
  throw new Error(`which language? expected one of ${translations.join(', ')}, found “${first ?? ''}”`);
}

const commands: Record<string, () => unknown> = {
  status() {
    if (others.length) throw new Error(`expected one language at most, found “${others[0]}” as well`);
    for (const code of first ? [languageCode()] : translations) console.log(statusOf(code, unitsOf(root, code)));
  },
  async export() {
    const code = languageCode();
    const file = others[0] ?? `${code}.xlf`;
    const factsOf = await readFactNotes(root);
    writeFileSync(file, toXliff(unitsOf(root, code), { source: sourceLanguage.code, target: code }, readNotes(root), factsOf));
    console.log(file);
  },
  async import() {
    if (!first) throw new Error('expected an XLIFF file, found none: npm run i18n:import -- <file> [folder]');
    console.log(await importFile(root, first, others[0]));
  },
  accept() {
    console.log(accept(root, languageCode(), others));
  },
};

const unknown = () => {
  throw new Error(`expected one of ${Object.keys(commands).join(', ')}, found “${command ?? ''}”`);
};

try {
  await (Object.hasOwn(commands, command ?? '') ? commands[command!]! : unknown)();
} catch (error) {
  // A message says what to correct; the stack would not help a translator.
  console.error((error as Error).message);
  process.exitCode = 1;
}
