import { describe, expect, it } from 'vitest';
import { colours } from '../../src/theme/colours';

type Colour = keyof typeof colours;

/** Every text colour with the grounds it stands on, and every edge or ring that shows where a control is. */
const text: readonly [Colour, readonly Colour[]][] = [
  ['ink', ['paper', 'leaf', 'card', 'jade-leaf', 'sea']],
  ['muted', ['paper', 'leaf', 'card']],
  ['signal', ['paper', 'leaf', 'card']],
  ['jade', ['paper', 'leaf', 'card', 'jade-leaf']],
  ['on-signal', ['signal', 'signal-hover']],
  ['on-band', ['band', 'harbour']],
  ['band-muted', ['band', 'harbour']],
  ['paper', ['ink']],
];
const edges: readonly [Colour, readonly Colour[]][] = [
  ['edge', ['paper', 'leaf', 'card']],
  ['jade', ['paper', 'leaf', 'card']],
  ['band-muted', ['band', 'harbour']],
];

/** Contrast of two colours written #rrggbb, from 1 to 21 (WCAG 2.2, relative luminance). */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('contrast of colours in %s', (scheme) => {
  const value = (colour: Colour) => colours[colour][scheme === 'light' ? 0 : 1];
  const pairs = (table: typeof text) => table.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));
  it.each(pairs(text))('text %s on %s reaches 7:1', (front, ground) => {
    expect(contrast(value(front), value(ground))).toBeGreaterThanOrEqual(7);
  });
  it.each(pairs(edges))('edge %s on %s reaches 3:1', (front, ground) => {
    expect(contrast(value(front), value(ground))).toBeGreaterThanOrEqual(3);
  });
});
