import type { colours } from '../../src/theme/colours.ts';

export type Colour = keyof typeof colours;

export type Pairs = readonly [front: Colour, grounds: readonly Colour[]][];

/** Every text colour with the grounds it stands on. */
export const textPairs: Pairs = [
  ['ink', ['paper', 'leaf', 'card', 'jade-leaf', 'sea']],
  ['muted', ['paper', 'leaf', 'card']],
  ['signal', ['paper', 'leaf', 'card']],
  ['jade', ['paper', 'leaf', 'card', 'jade-leaf']],
  ['on-signal', ['signal', 'signal-hover']],
  ['on-band', ['band', 'harbour']],
  ['band-muted', ['band', 'harbour']],
  ['paper', ['ink']],
];

/** Every edge or ring that shows where a control is. */
export const edgePairs: Pairs = [
  ['edge', ['paper', 'leaf', 'card']],
  ['jade', ['paper', 'leaf', 'card']],
  ['band-muted', ['band', 'harbour']],
];

/** Contrast of two colours written #rrggbb, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
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
