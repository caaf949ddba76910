import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { copyFiles } from '../check/copy-files.ts';

/** What a translator has to know of a string besides its words. */
const note = z.strictObject({
  /** Where it stands, and what it is for. */
  where: z.string(),
  /** What stands in the place of each variable that the code fills. */
  variables: z.record(z.string(), z.string()).optional(),
  /** How many characters it may have, where something breaks if it has more: of the Latin script, and of Han characters. */
  max: z.number().int().optional(),
  maxHan: z.number().int().optional(),
});

export type Note = z.infer<typeof note>;

/** The notes on the strings of each file, by file and key. */
export function readNotes(root: string): Map<string, Record<string, Note>> {
  const files = copyFiles
    .map((file) => [file, join(root, 'locales/_notes', `${file}.json`)] as const)
    .filter(([, path]) => existsSync(path));
  return new Map(files.map(([file, path]) => [file, z.record(z.string(), note).parse(JSON.parse(readFileSync(path, 'utf8')))]));
}

/** A note in sentences, as a translator's program shows them. */
export function sentencesOf({ where, variables = {}, max, maxHan }: Note): string[] {
  return [
    where,
    ...Object.entries(variables).map(([name, meaning]) => `{{${name}}}: ${meaning}`),
    ...(max ? [`At most ${max} characters${maxHan ? `, of Han characters ${maxHan}` : ''}.`] : []),
  ];
}
