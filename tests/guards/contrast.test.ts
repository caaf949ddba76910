import { describe, expect, it } from 'vitest';
import { colours } from '../../src/theme/colours.ts';
import { contrast, edgePairs, numberPairs, textPairs, type Colour, type Pairs } from './colour-pairs.ts';

it('every colour is in a pair, except that of the lines between cells, which are decoration', () => {
  const compared = new Set([textPairs, numberPairs, edgePairs].flat(3));
  expect(Object.keys(colours).filter((colour) => !compared.has(colour as Colour))).toEqual(['rule']);
});

describe.each(['light', 'dark'] as const)('contrast of colours in %s', (scheme) => {
  const value = (colour: Colour) => colours[colour][scheme === 'light' ? 0 : 1];
  const pairs = (table: Pairs) => table.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));
  it.each(pairs(textPairs))('text %s on %s reaches 7:1', (front, ground) => {
    expect(contrast(value(front), value(ground))).toBeGreaterThanOrEqual(7);
  });
  it.each(pairs(numberPairs))('number %s on %s reaches 4.5:1', (front, ground) => {
    expect(contrast(value(front), value(ground))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(edgePairs))('edge %s on %s reaches 3:1', (front, ground) => {
    expect(contrast(value(front), value(ground))).toBeGreaterThanOrEqual(3);
  });
});
