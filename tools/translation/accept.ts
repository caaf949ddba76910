import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../src/render/hashed-file.ts';
import { leavesOf } from '../check/compare-copy.ts';
import { asJson, nameOf, readTranslatedFrom, translatedFrom, translatedFromFile, unitsOf } from './units.ts';

/**
 * Marks strings (`about:story.title`) and all those of files (`industries/automotive`) as translated from the current English, and drops the
 * entries of strings that are gone. Without a name it only drops: nobody has read the strings that it would mark. Returns the message for the
 * command line.
 *
 * @throws if the language has no such string or file; nothing is then written.
 */
export function accept(root: string, code: string, names: readonly string[]): string {
  const units = unitsOf(root, code);
  const found = (name: string) => units.filter((unit) => unit.target !== undefined && [nameOf(unit), unit.file].includes(name));
  const unknown = names.filter((name) => !found(name).length);
  if (unknown.length) throw new Error(`expected strings or files that are in ${code}, as file:key or file, found ${unknown.join(', ')}`);
  const dropped = leavesOf(readTranslatedFrom(root, code)).length - leavesOf(translatedFrom(units)).length;
  const accepted = new Set(names.flatMap(found));
  for (const unit of accepted) unit.from = hashOf(unit.source);
  writeFileSync(join(root, translatedFromFile(code)), asJson(translatedFrom(units)));
  const stale = [...accepted].filter(({ state }) => state === 'stale').length;
  return `${accepted.size} accepted, ${stale} of them stale before; dropped, as the English has no such string: ${dropped}`;
}
