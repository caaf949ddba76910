import { readFileSync, writeFileSync } from 'node:fs';
import { sourceLanguage } from '../../src/i18n/languages.ts';
import { hashOf } from '../../src/render/hashed-file.ts';
import { readNotes } from './notes.ts';
import { statusOf } from './report.ts';
import { asJson, translatedFrom, translatedFromFile, translations, unitsOf } from './units.ts';
import { writeCopy } from './write-copy.ts';
import { fromXliff, toXliff } from './xliff.ts';

/**
 * `npm run i18n:status [-- <code>]`, `i18n:export -- <code> [file]`, `i18n:import -- <file> [folder]`, and `i18n:accept -- <code> [file:key
 * …]`, which marks these strings, or all, as translated from the current English.
 */
const [command, first, ...others] = process.argv.slice(2);
const root = process.cwd();

function languageCode(): string {
  if (first && translations.includes(first)) return first;
  throw new Error(`which language? one of ${translations.join(', ')}`);
}

const commands: Record<string, () => unknown> = {
  status() {
    for (const code of first ? [first] : translations) console.log(statusOf(code, unitsOf(root, code)));
  },
  async export() {
    const code = languageCode();
    const file = others[0] ?? `${code}.xlf`;
    writeFileSync(file, await toXliff(unitsOf(root, code), { source: sourceLanguage.code, target: code }, readNotes(root)));
    console.log(file);
  },
  async import() {
    if (!first) throw new Error('which XLIFF file?');
    const { code, units } = await fromXliff(readFileSync(first, 'utf8'));
    const folder = others[0] ?? `locales/${code}`;
    writeCopy(root, folder, units);
    console.log(folder);
  },
  accept() {
    const code = languageCode();
    const units = unitsOf(root, code);
    for (const unit of units) {
      const named = !others.length || others.includes(`${unit.file}:${unit.key}`);
      if (named && unit.target !== undefined) unit.from = hashOf(unit.source);
    }
    writeFileSync(translatedFromFile(root, code), asJson(translatedFrom(units)));
  },
};

const run = commands[command ?? ''];
if (!run) throw new Error(`expected one of ${Object.keys(commands).join(', ')}, found “${command}”`);
await run();
