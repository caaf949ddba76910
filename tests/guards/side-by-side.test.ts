import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { readLocales } from '../../tools/check/read-locales.ts';

const parentOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('.')));

/** Of two equal texts in one group, one is a copy of the other that nobody has changed. */
describe('Texts that stand side by side differ', () => {
  it.each([...readLocales('.')])('in locales/%s', (_, json) => {
    const texts = leavesOf(JSON.parse(json)).map(([key, text]) => ({ key, text: String(text) }));
    const same = texts.filter(({ key, text }, index) =>
      texts.slice(0, index).some((other) => other.text === text && parentOf(other.key) === parentOf(key)),
    );
    expect(same.map(({ key, text }) => `${key}: “${text}”`)).toEqual([]);
  });
});
