import { colours } from '../../../src/theme/colours.ts';
import { contrast, edgePairs, textPairs, type Colour, type Pairs } from '../../guards/colour-pairs.ts';
import type { Fault } from '../fault.ts';

const file = 'src/theme/colours.ts';

/** A colour that much of the way from one to another. */
function between(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Each colour drawn towards each of its grounds, until it has only just too little contrast. */
function lowered(pairs: Pairs, limit: number): Fault[] {
  return pairs.flatMap(([front, grounds]) => grounds.flatMap((ground) => [0, 1].map((scheme) => fault(front, ground, scheme, limit))));
}

function fault(front: Colour, ground: Colour, scheme: number, limit: number): Fault {
  const [colour, below] = [colours[front][scheme]!, colours[ground][scheme]!];
  const steps = Array.from({ length: 101 }, (_, step) => between(colour, below, step / 100));
  const faint = steps.find((step) => contrast(step, below) < limit)!;
  const name = scheme === 0 ? 'light' : 'dark';
  const line = new RegExp(`^ {2}'?${front}'?: \\[.*`, 'm');
  return {
    id: `contrast:${front} on ${ground}:${name}:${limit}`,
    kind: 'contrast lowered',
    file,
    what: `${front} on ${ground} in ${name}: ${colour} made ${faint}`,
    change: (text) => text.replace(line, (found) => found.replace(colour, faint)),
    near: ['contrast'],
  };
}

export const contrasts = (): Fault[] => [...lowered(textPairs, 7), ...lowered(edgePairs, 3)];
