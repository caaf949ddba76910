import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answers, criteria, words } from '../../e2e/audit/data.ts';
import type { Text } from '../../e2e/audit/shape.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const files = [...new Set(criteria.flatMap(({ tests = [] }) => tests.map(({ file }) => file)))];
const sources = new Map(files.map((file) => [file, read(file)]));

/** How many success criteria WCAG 2.2 has: those of 2.1 and nine more, without 4.1.1. */
const known = { A: 31, AA: 24, AAA: 31 } as const;

describe('The answers of the audit', () => {
  it('name classes that exist', () => {
    const named = answers.flatMap(({ elements }) => elements.flatMap((element) => element.match(/(?<=\.)[\w-]+_\w+/g) ?? []));
    const isThere = (name: string) => {
      const [file, local] = name.split('_');
      const [sheet] = globSync(`src/**/${file}.module.css`);
      return !!sheet && read(sheet).includes(`.${local}`);
    };
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('The criteria of the audit', () => {
  it.each(['A', 'AA', 'AAA'] as const)('are all those of level %s, each once', (level) => {
    const ids = criteria.filter((criterion) => criterion.level === level).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(known[level]);
  });

  it('stand in their order, without a gap', () => {
    const next: Record<string, number> = {};
    for (const { id } of criteria) {
      const guideline = id.slice(0, id.lastIndexOf('.'));
      next[guideline] = (next[guideline] ?? 0) + 1;
      // 4.1.1 is not there any more.
      expect(id).toBe(`${guideline}.${next[guideline] + (guideline === '4.1' ? 1 : 0)}`);
    }
  });

  it('name tests that exist', () => {
    const faults = criteria.flatMap(({ id, tests = [] }) =>
      tests.flatMap(({ file, title }) => (sources.get(file)!.includes(title) ? [] : [`${id}: ${file}: “${title}”`])),
    );
    expect(faults).toEqual([]);
  });

  it('name them without the values of a row, so that the words are in the title of every row', () => {
    const faults = criteria.flatMap(({ tests = [] }) => tests.filter(({ title }) => /%[a-z]|\$\{/.test(title)));
    expect(faults).toEqual([]);
  });

  it('are shown by a test or by hand where they are supported', () => {
    const bare = criteria.filter(({ term, tests, byHand }) => term === 'supports' && !tests?.length && !byHand);
    expect(bare.map(({ id, name }) => `${id} ${name.en}`)).toEqual([]);
  });

  it('are left unjudged at level AAA only', () => {
    expect(criteria.filter(({ level, term }) => term === 'not-evaluated' && level !== 'AAA')).toEqual([]);
  });

  it('are written in both languages, as are answers and the words of the report', () => {
    const texts: [string, Text | undefined][] = [
      ...criteria.flatMap(({ id, name, remarks, byHand, left }) =>
        [name, remarks, byHand, left].map((text): [string, Text | undefined] => [id, text]),
      ),
      ...answers.map((answer): [string, Text] => [answer.elements.join(', '), answer]),
      ...Object.entries(words),
    ];
    const faults = texts.filter(
      ([name, text]) => text && !(text.en && (/\p{Script=Han}/u.test(text.zh) || ['other', 'inChromium', 'statesAre'].includes(name))),
    );
    expect(faults.map(([name]) => name)).toEqual([]);
  });

  it('use the same places in both languages of the words', () => {
    const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const faults = Object.entries(words).filter(([, { en, zh }]) => placesIn(en).join(' ') !== placesIn(zh).join(' '));
    expect(faults.map(([name]) => name)).toEqual([]);
  });
});
