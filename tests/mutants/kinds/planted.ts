import { readFileSync } from 'node:fs';
import { plantedFaults, type PlantedFault } from '../../harness/planted-faults.ts';
import { leaves, withLeaf } from '../copy.ts';
import type { Fault } from '../fault.ts';

const qualifiers: Record<string, string[]> = {
  en: [' on business days', ' (GMT+8)'],
  'zh-Hant': ['（只計工作天）', '，只計工作天', '只計工作天'],
};

/** The counts that copy asks for in words. */
const counts: Record<string, number> = {
  hubCount: 8,
  serviceCount: 7,
  continents: 6,
  templateCount: 4,
  homeStepCount: 4,
  processStepCount: 4,
  tradeDocumentCount: 6,
  documentCategoryCount: 4,
  regionCount: 5,
};

/** How goods, countries, ports and appearances are called, and in what order, nobody promised; nor how a policy words its sections. */
const free =
  /^locales\/[^/]+\/(places|numbers|legal\/|common\.json:appearance|live|contact\.json:live)|:(products|documents|considerations|categories|services|scope|deliverables|prepare)\b/;

const terms = readFileSync('locales/_glossary/zh-Hant.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [string, string]);

/** What the harness plants in copy, in each language. */
export function planted(): Fault[] {
  return ['en', 'zh-Hant'].flatMap((code) => {
    const texts = leaves.filter((leaf) => leaf.code === code && !free.test(`${leaf.file}:${leaf.key}`));
    const numbers = Object.values(JSON.parse(readFileSync(`locales/${code}/numbers.json`, 'utf8')) as Record<string, string>);
    const words = terms.map(([english, chinese]) => (code === 'en' ? english : chinese));
    // A term is held where the English has it, so it is swapped in the translation.
    const faults = plantedFaults(texts, {
      qualifiers: qualifiers[code]!,
      terms: code === 'en' ? [] : words,
      numbers,
      countOf: (name) => counts[name],
    });
    return faults.map((fault, index) => faultOf(code, fault, index));
  });
}

const faultOf = (code: string, { kind, what, changes }: PlantedFault, index: number): Fault => ({
  id: `planted:${kind}:${changes.map(({ file, key }) => `${file}:${key}`).join('+')}:${index}`,
  kind: `${kind} (${code})`,
  file: changes[0]!.file,
  what: `${changes.map(({ key }) => key).join(', ')}: ${what}`,
  change: (json) => changes.reduce((text, { key, text: to }) => withLeaf(text, key, to), json),
  near: changes.map(({ text }) => text),
});
