import { nameOf, translations, unitsOf, type State, type Unit } from './units.ts';

const said: Record<Exclude<State, 'current'>, string> = {
  missing: 'missing',
  equal: 'equal to the English',
  stale: 'stale: the English has changed, or it is not recorded from which English text this was translated',
};

const inState = (units: readonly Unit[], state: State) => units.filter((unit) => unit.state === state);

/** A language is untranslated if more than half of its strings are missing or equal to the English. */
const isUntranslated = (units: readonly Unit[]) => 2 * (inState(units, 'equal').length + inState(units, 'missing').length) > units.length;

/** The state of a translation, with every string that needs work. */
export function statusOf(code: string, units: readonly Unit[]): string {
  const parts = Object.entries(said).flatMap(([state, words]) => {
    const found = inState(units, state as State);
    return found.length ? [[`  ${found.length} ${words}`], found.map((unit) => `    ${nameOf(unit)}`)].flat() : [];
  });
  const current = `${inState(units, 'current').length} of ${units.length} strings are translated from the current English`;
  return [`${code}: ${isUntranslated(units) ? 'NOT TRANSLATED; ' : ''}${current}`, ...parts].join('\n');
}

/** The warnings of a build about the translations of the project at `root`, one line for each language with open work. */
export function translationLines(root: string, codes: readonly string[] = translations): string[] {
  return codes.flatMap((code) => {
    const units = unitsOf(root, code);
    const [equal, stale] = [inState(units, 'equal').length, inState(units, 'stale').length];
    if (isUntranslated(units)) return [`${code} is not translated: ${equal} of ${units.length} strings are the English ones`];
    const parts = [...(stale ? [`${stale} stale`] : []), ...(equal ? [`${equal} equal to the English`] : [])];
    return parts.length ? [`${code}: strings: ${parts.join(', ')} (npm run i18n:status names them)`] : [];
  });
}
