import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { z } from 'zod';
import { sourceLanguage } from '../../src/i18n/languages.ts';
import { placeholder } from '../../src/i18n/placeholder.ts';
import type { FactWords } from '../../src/i18n/variables.ts';
import { copyFiles } from '../check/copy-files.ts';
import { parseJson, refuse, schemaFaults } from '../check/fault.ts';
import { readCopy } from './units.ts';

const text = z.string('text');
const count = z.int('a whole number');

/** What a translator must know about a string. */
const note = z.strictObject(
  {
    /** Where it is shown, and its purpose. */
    where: text,
    /** The meaning of each variable that code fills. */
    variables: z.record(z.string(), text, 'a group of texts').optional(),
    /** The maximum number of characters, where more would break something: of Latin letters, and of Han characters. */
    max: count.optional(),
    maxHan: count.optional(),
  },
  'a group',
);

const notesByKey = z.record(z.string(), note, 'a group');

export type Note = z.infer<typeof note>;

/** The notes on the strings of each file of the project at `root`, by file and key. Throws an error that names every fault in them. */
export function readNotes(root: string): Map<string, Record<string, Note>> {
  const notes = new Map<string, Record<string, Note>>();
  const faults: string[] = [];
  for (const file of copyFiles) {
    const path = `locales/_notes/${file}.json`;
    if (!existsSync(join(root, path))) continue;
    const { value, faults: found } = parseJson(path, readFileSync(join(root, path), 'utf8'));
    faults.push(
      ...found,
      ...(found.length ? [] : schemaFaults(path, value, notesByKey, () => `one of ${Object.keys(note.shape).join(', ')}`)),
    );
    notes.set(file, value as Record<string, Note>);
  }
  refuse(faults);
  return notes;
}

/** A note as sentences, for a translator's program. */
export function sentencesOf({ where, variables = {}, max, maxHan }: Note): string[] {
  return [
    where,
    ...Object.entries(variables).map(([name, meaning]) => `{{${name}}}: ${meaning}`),
    ...(max ? [`At most ${max} characters${maxHan ? `, of Han characters ${maxHan}` : ''}.`] : []),
  ];
}

/** Returns a function that says what the facts in an English text of the project at `root` are now, which their names leave open. */
export async function readFactNotes(root: string): Promise<(source: string) => string[]> {
  const { code } = sourceLanguage;
  const words = { numbers: readCopy(root, code, 'numbers'), places: readCopy(root, code, 'places') } as FactWords;
  // Node alone cannot load the facts, which import the company file.
  const { module } = await runnerImport<typeof import('../../src/i18n/variables.ts')>(join(root, 'src/i18n/variables.ts'));
  const factOf = module.factsIn(code, words);
  return (source) => {
    const named = new Map(Array.from(source.matchAll(placeholder), ([whole, name, format]) => [whole, factOf(name!, format)]));
    return Array.from(named).flatMap(([whole, value]) => (value === undefined ? [] : [`${whole} is ${value} now.`]));
  };
}
