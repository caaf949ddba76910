import type { z } from 'zod';
import { refusal } from '../refusal.ts';

/** The message for one fault: the file, the key or place in it, what was expected and what was found. */
export function fault(file: string, key: string, expected: string, found: string): string {
  return [file, key, `expected ${expected}, found ${found}`].filter(Boolean).join(': ');
}

/** Parses a JSON file (RFC 8259). Faults: invalid JSON, or a key that occurs twice in one object, as only the last would count. */
export function parseJson(file: string, text: string): { value?: unknown; faults: string[] } {
  if (text.startsWith('\ufeff')) return { faults: [fault(file, '', 'JSON in UTF-8', 'a byte order mark before it')] };
  try {
    const value: unknown = JSON.parse(text);
    const twice = keysTwice(value, text);
    return { value, faults: twice.map((key) => fault(file, key, 'each key once in its group', 'it twice')) };
  } catch (error) {
    return { faults: [fault(file, '', 'JSON', `“${(error as Error).message}”`)] };
  }
}

/** The keys that occur more often in a JSON text than in its parsed value. */
function keysTwice(value: unknown, text: string): string[] {
  // JSON.stringify begins with the whole value, under an empty key.
  const left = new Map([['', 1]]);
  const count = (key: string, by: number) => left.set(key, (left.get(key) ?? 0) + by);
  for (const [, key] of text.matchAll(/("(?:[^"\\]|\\.)*")(?=\s*:)|"(?:[^"\\]|\\.)*"/g)) if (key) count(JSON.parse(key) as string, 1);
  JSON.stringify(value, function (this: unknown, key, inner: unknown) {
    if (!Array.isArray(this)) count(key, -1);
    return inner;
  });
  return Array.from(left).flatMap(([key, times]) => (times > 0 ? [key] : []));
}

/** One message for each fault that a schema finds in a file's value; the schema's messages say what was expected, `known` which keys. */
export function schemaFaults(file: string, value: unknown, schema: z.ZodType, known: (group: readonly PropertyKey[]) => string): string[] {
  return (schema.safeParse(value).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => fault(file, [...issue.path, key].join('.'), known(issue.path), `“${key}”`));
    const found = issue.path.reduce<unknown>((node, part) => (node as Record<PropertyKey, unknown>)[part], value);
    return fault(file, issue.path.join('.'), issue.message, JSON.stringify(found) ?? 'nothing');
  });
}

/** Throws one error with all faults, if there are any. */
export function refuse(faults: readonly string[]): void {
  if (!faults.length) return;
  throw refusal(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${faults.join('\n')}`);
}
