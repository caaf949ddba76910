import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fault, parseJson, schemaFaults } from './fault.ts';

/** `npm run fix` writes it, and two branches that change pages conflict in it. */
export const datesFile = 'src/render/page-dates.json';

const dated = z.strictObject({ changed: z.iso.date('a date such as 2026-11-30'), words: z.string('a hash') }, 'a date and a hash');
const schema = z.record(z.string(), dated, 'a group of pages');

/** The faults in the JSON text of the dates of the pages, one message each. */
export function checkDates(text: string): string[] {
  const { value, faults } = parseJson(datesFile, text);
  if (!faults.length) return schemaFaults(datesFile, value, schema, () => 'no such key');
  return text.includes('<<<<<<<') ? [fault(datesFile, '', 'one side of the merge conflict, then npm run fix', 'both')] : faults;
}

/** The faults in the dates of the project at `root`. They are checked here because bundlers do not name the file if it is no JSON. */
export const datesFaults = (root: string) => checkDates(readFileSync(join(root, datesFile), 'utf8'));
