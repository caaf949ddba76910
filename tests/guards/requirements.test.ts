import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSpecification } from '../coverage/specification.ts';
import { titlesIn } from '../coverage/titles.ts';
import { heldBy, type Held } from '../requirements.ts';

const sections = readSpecification();
const requirements = sections.flatMap((section) => section.requirements);
const entries = Object.entries(heldBy).flatMap(([id, tests]) => tests.map((test) => ({ id, test })));

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
/** The English words that the tests of tests/spec look for. */
const literals = read('tests/words/en.ts')!;

const titles = new Map(entries.map(({ test: { file } }) => [file, titlesIn(read(file) ?? '')]));

/** What is wrong with a line of the map, by the source of the test that it names. */
function faultOf({ file, title, row }: Held): string | undefined {
  const source = read(file);
  if (source === undefined) return `${file}: there is no such file`;
  if (!title || !titles.get(file)!.some((each) => each.includes(title))) return `${file}: no title has “${title}”`;
  return row === undefined || source.includes(`'${row}'`) ? undefined : `${file}: no table has '${row}'`;
}

describe('Every requirement of docs/specification.md', () => {
  it('has an id of its own, of its section, its part and its number', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(150);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'ids that are there twice',
    ).toEqual([]);
    let chapter = '';
    const numbers: Record<string, number> = {};
    for (const { title, requirements: listed } of sections) {
      chapter = /^\d+(?=\. )/.exec(title)?.[0] ?? chapter;
      for (const { id } of listed) {
        const [, section, part] = /^(\d+)\.([a-z-]+)\.\d+$/.exec(id) ?? [];
        expect(section, `${id} under “${title}”`).toBe(chapter);
        const counted = `${section}.${part}`;
        numbers[counted] = (numbers[counted] ?? 0) + 1;
        expect(id, 'ids are numbered without a gap').toBe(`${counted}.${numbers[counted]}`);
      }
    }
  });

  it('is held by a test', () => {
    const bare = requirements.filter(({ id }) => !heldBy[id]?.length);
    expect(
      bare.map(({ id, text }) => `${id}: ${text}`),
      'requirements without a test in tests/requirements.ts',
    ).toEqual([]);
  });

  it('is displayed in the words that it quotes: they stand in a test that holds it', () => {
    const unheld = requirements.flatMap(({ id, text }) => {
      const sources = [...(heldBy[id] ?? []).map(({ file }) => read(file) ?? ''), literals];
      const quotes = Array.from(text.matchAll(/“(.+?)”/g), ([, quote]) => quote!);
      return quotes.filter((quote) => !sources.some((source) => source.includes(quote))).map((quote) => `${id}: “${quote}”`);
    });
    expect(unheld).toEqual([]);
  });
});

describe('Every line of tests/requirements.ts', () => {
  it('is of a requirement', () => {
    const known = new Set(requirements.map(({ id }) => id));
    expect(
      Object.keys(heldBy).filter((id) => !known.has(id)),
      'not in docs/specification.md',
    ).toEqual([]);
  });

  it('names a test that is there', () => {
    const faults = entries.flatMap(({ test }) => faultOf(test) ?? []);
    expect([...new Set(faults)]).toEqual([]);
  });
});
