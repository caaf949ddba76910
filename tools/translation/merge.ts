import { placeholder } from '../../src/i18n/placeholder.ts';
import { hashOf } from '../../src/render/hashed-file.ts';
import { checkTexts, compareCopy } from '../check/compare-copy.ts';
import { filledByCode } from '../check/copy-files.ts';
import { fault, refuse } from '../check/fault.ts';
import type { Returned } from './from-xliff.ts';
import { nameOf, type Unit } from './units.ts';

/**
 * Merges the strings that a translator returned into those of a language. Returns the result, the number of changed strings, and the names
 * of returned strings that the English copy does not have. A string that was not returned, or not changed, stays as it is. `path` names the
 * translator's file in messages.
 *
 * @throws one error with every changed string that the build would refuse.
 */
export function merge(present: readonly Unit[], returned: readonly Returned[], path: string) {
  const back = new Map(returned.map((string) => [nameOf(string), string]));
  const units = present.map((unit) => withReturned(unit, back.get(nameOf(unit))));
  const changed = units.filter((unit, index) => unit !== present[index]);
  refuse(
    changed.flatMap((unit) =>
      faultsOf(unit)
        .slice(0, 1)
        .map(({ expected, found }) => fault(path, nameOf(unit), expected, found)),
    ),
  );
  const known = new Set(present.map(nameOf));
  return { units, changed: changed.length, unknown: Array.from(back.keys()).filter((name) => !known.has(name)) };
}

function withReturned(unit: Unit, returned: Returned | undefined): Unit {
  if (!returned) return unit;
  const { target, from, isTranslated } = returned;
  // What the translator did not touch may have been accepted since the export.
  const isUntouched = isTranslated ? target === unit.target && from === unit.from : target === undefined || target === unit.target;
  if (isUntouched) return unit;
  // A string that was changed but not marked as translated must not count as translated from the present English.
  const isFrom = isTranslated || from !== hashOf(unit.source);
  return { ...unit, target, from: isFrom ? from : undefined };
}

/** The faults that the build would find in the text. Its placeholders may have the names of the English text, which the build checks. */
function faultsOf({ source, target = '' }: Unit) {
  const names = Array.from(source.matchAll(placeholder), ([, name]) => name!);
  return [...(target ? compareCopy(source, target, 'translation') : []), ...checkTexts(target, names, filledByCode)];
}
