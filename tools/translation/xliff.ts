import js2xliff from 'xliff/js2xliff';
import xliff2js from 'xliff/xliff2js';
import { hashOf } from '../../src/render/hashed-file.ts';
import { sentencesOf, type Note } from './notes.ts';
import type { Unit } from './units.ts';

/** A string as it returns from a translator. */
export type Returned = Pick<Unit, 'file' | 'key' | 'target' | 'from'>;

// An XLIFF id has no slash, and the name of a copy file has no dot.
const idOf = (file: string) => file.replaceAll('/', '.');
const fileOfId = (id: string) => id.replaceAll('.', '/');

/**
 * A language as XLIFF 2.0 (OASIS): a `file` for each copy file, a `unit` for each string. Strings that are up to date have the state
 * `translated`, others `initial`; `subState` has the hash of the English that each was translated from.
 */
export async function toXliff(
  units: readonly Unit[],
  languages: { source: string; target: string },
  notes: ReadonlyMap<string, Record<string, Note>>,
): Promise<string> {
  const resources: Record<string, Record<string, object>> = {};
  for (const { file, key, source, target } of units) {
    const note = notes.get(file)?.[key];
    (resources[idOf(file)] ??= {})[key] = { source, ...(target !== undefined && { target }), ...(note && { note: sentencesOf(note) }) };
  }
  const xml = await js2xliff({ sourceLanguage: languages.source, targetLanguage: languages.target, resources });
  // The library writes no states.
  let at = 0;
  const stated = xml.replace(/<segment>/g, () => {
    const { state, from } = units[at++]!;
    return `<segment state="${state === 'current' ? 'translated' : 'initial'}"${from ? ` subState="from:${from}"` : ''}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${stated}\n`;
}

/**
 * The strings of an XLIFF 2.0 file, and its language. A string that is not `initial` counts as translated from the English in the file.
 *
 * @throws if strings and segments differ in number, or if a string has inline markup.
 */
export async function fromXliff(xml: string): Promise<{ code: string; units: Returned[] }> {
  const { targetLanguage, resources } = await xliff2js(xml);
  const states = Array.from(xml.matchAll(/<segment\b([^>]*)>/g), ([, attributes]) => attributes!);
  const units = Object.entries(resources).flatMap(([id, strings]) =>
    Object.entries(strings).map(([key, { source, target }]) => ({ file: fileOfId(id), key, source, target: textOf(target) })),
  );
  if (states.length !== units.length)
    throw new Error(`${units.length} strings in ${states.length} segments; expected one segment a string`);
  return {
    code: targetLanguage,
    units: units.map(({ file, key, source, target }, index) => {
      const before = /subState="from:([\w-]+)"/.exec(states[index]!)?.[1];
      const isNew = /state="(translated|reviewed|final)"/.test(states[index]!);
      return { file, key, target, from: isNew ? hashOf(textOf(source)!) : before };
    }),
  };
}

/** Copy has no markup, so inline elements are refused. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new Error(`expected text without inline elements, found ${JSON.stringify(value)}`);
}
