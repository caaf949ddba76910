import { js2xml, type Element } from 'xml-js';
import { sentencesOf, type Note } from './notes.ts';
import type { Unit } from './units.ts';

/**
 * A language as XLIFF 2.0 (OASIS): a `file` for each copy file, a `unit` for each string. Strings that are up to date have the state
 * `translated`, others `initial`; `subState` has the hash of the English that each was translated from.
 */
export function toXliff(
  units: readonly Unit[],
  languages: { source: string; target: string },
  notes: ReadonlyMap<string, Record<string, Note>>,
  factsOf: (source: string) => string[],
): string {
  const sentencesAbout = ({ file, key, source }: Unit) => {
    const note = notes.get(file)?.[key];
    return [...(note ? sentencesOf(note) : []), ...factsOf(source)];
  };
  const files = Array.from(
    Map.groupBy(units, ({ file }) => file),
    // An XLIFF id has no slash, and the name of a copy file has no dot.
    ([file, strings]) =>
      // Keeps the line ends of letters, which a program could otherwise turn into spaces.
      element(
        'file',
        { id: file.replaceAll('/', '.'), 'xml:space': 'preserve' },
        ...strings.map((unit) => unitElement(unit, sentencesAbout(unit))),
      ),
  );
  const format = { xmlns: 'urn:oasis:names:tc:xliff:document:2.0', version: '2.0' };
  const xliff = element('xliff', { ...format, srcLang: languages.source, trgLang: languages.target }, ...files);
  return `${js2xml({ declaration: { attributes: { version: '1.0', encoding: 'UTF-8' } }, elements: [xliff] }, { spaces: 2 })}\n`;
}

function unitElement({ key, source, target, from, state }: Unit, notes: readonly string[]): Element {
  const texts = [withText('source', source), ...(target === undefined ? [] : [withText('target', target)])];
  return element(
    'unit',
    { id: key },
    ...(notes.length ? [element('notes', {}, ...notes.map((sentence) => withText('note', sentence)))] : []),
    element('segment', { state: state === 'current' ? 'translated' : 'initial', ...(from && { subState: `from:${from}` }) }, ...texts),
  );
}

function element(name: string, attributes: Record<string, string>, ...elements: Element[]): Element {
  return { type: 'element', name, attributes, elements };
}

const withText = (name: string, text: string) => element(name, {}, { type: 'text', text });
