import type { Element } from 'xml-js';
import { hashOf } from '../../src/render/hashed-file.ts';
import { fault, refuse } from '../check/fault.ts';
import { readXml } from './read-xml.ts';
import { nameOf, type Unit } from './units.ts';

/** A string as it returns from a translator. */
export interface Returned extends Pick<Unit, 'file' | 'key' | 'target' | 'from'> {
  /** Whether the translator says that it is translated. */
  isTranslated: boolean;
}

/**
 * The strings of an XLIFF 2 file, and its target language (`trgLang`). `path` names the file in messages. A string that is not `initial` is
 * translated from the English in the file; an empty translation counts as none.
 *
 * @throws if the text is not XLIFF 2, or if a string is there twice, has another state, inline elements, or not one segment with one source: one error that names all.
 */
export function fromXliff(xml: string, path: string): { trgLang: string; units: Returned[] } {
  const root = readXml(xml, path);
  const version = String(root?.attributes?.version);
  if (root?.name !== 'xliff' || !/^2\.\d$/.test(version))
    throw new Error(fault(path, '', 'XLIFF 2.0', root ? `${root.name} of version ${version}` : 'no element'));
  const units = childrenOf(root, 'file').flatMap((file) =>
    unitsIn(file).map((unit) => ({ file: idOf(file).replaceAll('.', '/'), key: idOf(unit), unit })),
  );
  const byName = Map.groupBy(units, nameOf);
  refuse([
    ...units.flatMap((named) => faultsOf(named.unit).map(([expected, found]) => fault(path, nameOf(named), expected, found))),
    ...[...byName].filter(([, same]) => same.length > 1).map(([name, same]) => fault(path, name, 'one unit', String(same.length))),
  ]);
  return {
    trgLang: String(root.attributes?.trgLang ?? ''),
    units: units.map(({ file, key, unit }) => stringOf(file, key, childrenOf(unit, 'segment')[0]!)),
  };
}

const childrenOf = (node: Element, name: string) => (node.elements ?? []).filter((child) => child.name === name);
const idOf = (node: Element) => String(node.attributes?.id);

/** The units in a file: a translator's program may group them. */
const unitsIn = (node: Element): Element[] => [...childrenOf(node, 'unit'), ...childrenOf(node, 'group').flatMap(unitsIn)];

/** The values of XLIFF 2’s attribute `state` with which a string is translated. */
const translatedStates = ['translated', 'reviewed', 'final'];

/** What is wrong with a unit: what is expected, and what is found. Copy has no markup, so inline elements are refused. */
function faultsOf(unit: Element): [expected: string, found: string][] {
  const segments = childrenOf(unit, 'segment');
  if (segments.length !== 1) return [['one segment', String(segments.length)]];
  const [segment] = segments as [Element];
  const state = String(segment.attributes?.state ?? 'initial');
  if (state !== 'initial' && !translatedStates.includes(state))
    return [[`the state initial, ${translatedStates.join(', ')}`, `“${state}”`]];
  const [sources, targets] = [childrenOf(segment, 'source'), childrenOf(segment, 'target')];
  if (sources.length !== 1 || targets.length > 1) return [['one source and one target', `${sources.length} and ${targets.length}`]];
  const texts = [...sources, ...targets];
  const inline = texts.flatMap(({ elements = [] }) => elements).find(({ type }) => type === 'element');
  return inline ? [['text without inline elements', `<${inline.name}>`]] : [];
}

function stringOf(file: string, key: string, segment: Element): Returned {
  const { state, subState } = segment.attributes ?? {};
  const isTranslated = translatedStates.includes(String(state));
  const before = /^from:(.+)$/.exec(String(subState))?.[1];
  const from = isTranslated ? hashOf(textOf(segment, 'source')) : before;
  return { file, key, target: textOf(segment, 'target') || undefined, from, isTranslated };
}

/** The text of a child element, with each line end of the file (CR LF, CR or LF) as LF. */
function textOf(segment: Element, name: string): string {
  const parts = childrenOf(segment, name).flatMap(({ elements = [] }) => elements.map(({ text, cdata }) => String(text ?? cdata ?? '')));
  return parts.join('').replaceAll(/\r\n?/g, '\n');
}
