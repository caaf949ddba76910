import { globSync, readFileSync } from 'node:fs';
import { splice, type Fault } from '../fault.ts';

const ring = /(?<=[\s{])outline: 3px [^;]+;/g;
const onBand = /(?<=:focus-visible \{\s*)outline-color: [^;]+;/g;
const still = /@media \(prefers-reduced-motion: reduce\) \{/g;
const moving = /\(prefers-reduced-motion: no-preference\)/g;

/** Where a block ends that begins before a place, with its brackets balanced. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && (depth -= 1) === 0) return at + 1;
  }
  throw new Error('a block without an end');
}

/** Every focus ring taken away, and every rule that stills what moves. */
export function styles(): Fault[] {
  return globSync('src/**/*.css')
    .sort()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const fault = (kind: string, index: number, end: number, by: string): Fault => ({
        id: `${kind}:${file}@${index}`,
        kind,
        file,
        what: `without ${text.slice(index, Math.min(end, index + 48)).replace(/\s+/g, ' ')}`,
        change: (whole) => splice(whole, index, end, by),
        near: ['focus-visible', 'reduced-motion'],
      });
      const rings = Array.from(text.matchAll(ring), ({ 0: { length }, index }) =>
        fault('focus ring', index, index + length, 'outline: none;'),
      );
      const light = Array.from(text.matchAll(onBand), ({ 0: { length }, index }) => fault('focus ring', index, index + length, ''));
      return rings.concat(
        light,
        Array.from(text.matchAll(still), ({ index }) => fault('reduced motion', index, endOf(text, index), '')),
        Array.from(text.matchAll(moving), ({ 0: { length }, index }) => fault('reduced motion', index, index + length, 'all')),
      );
    });
}

export const motion = (): Fault[] => [
  {
    id: 'reduced motion:theme',
    kind: 'reduced motion',
    file: 'src/theme/theme.ts',
    what: 'the components are not asked to respect it',
    change: (text) => text.replace('respectReducedMotion: true', 'respectReducedMotion: false'),
    near: ['respectReducedMotion'],
  },
];
