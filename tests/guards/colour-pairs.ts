import type { colours } from '../../src/theme/colours.ts';

export type Colour = keyof typeof colours;

export type Pairs = readonly [front: Colour, grounds: readonly Colour[]][];

const papers = ['white', 'canary', 'blue', 'pink', 'green', 'canary-paper', 'blue-paper', 'pink-paper', 'green-paper'] as const;

/** Every text colour with its background colours. */
export const textPairs: Pairs = [
  ['ink', [...papers, 'sea', 'land', 'shallow']],
  ['soft', [...papers, 'shallow']],
  ['form', papers],
  ['on-red', ['red']],
  ['on-form', ['form']],
  ['on-band', ['band']],
  ['on-lit', ['white-lit', 'canary-lit', 'blue-lit', 'pink-lit', 'green-lit']],
];

/** Large or bold numbers, at 24 px or more or at 16 px bold, with their background colours. */
export const numberPairs: Pairs = [['red', papers]];

/** Every edge or ring of a control, and every line that a drawing needs to be understood. */
export const edgePairs: Pairs = [
  ['form', [...papers, 'desk', 'sea', 'shallow', 'shoal']],
  ['red', [...papers, 'sea', 'land', 'shallow']],
  ['on-band', ['band']],
  ['canary-lit', ['canary', 'sea']],
  ['blue-lit', ['blue', 'sea']],
  ['pink-lit', ['pink', 'sea']],
  ['green-lit', ['green', 'sea']],
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
