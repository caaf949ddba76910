import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { copyFiles } from '../check/copy-files.ts';

/** What a translator must know about a string. */
const note = z.strictObject({
  /** Where it is shown, and its purpose. */
  where: z.string(),
  /** The meaning of each variable that code fills. */
  variables: z.record(z.string(), z.string()).optional(),
  /** The maximum number of characters, where more would break something: of Latin letters, and of Han characters. */
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

/** A note as sentences, for a translator's program. */
export function sentencesOf({ where, variables = {}, max, maxHan }: Note): string[] {
  return [
    where,
    ...Object.entries(variables).map(([name, meaning]) => `{{${name}}}: ${meaning}`),
    ...(max ? [`At most ${max} characters${maxHan ? `, of Han characters ${maxHan}` : ''}.`] : []),
  ];
}
