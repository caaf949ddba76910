import { readFileSync } from 'node:fs';
import { colours } from '../../../src/theme/colours.ts';
import { contrast, edgePairs, textPairs, type Colour, type Pairs } from '../../guards/colour-pairs.ts';
import { plant, type Fault } from '../see.ts';

const file = 'src/theme/colours.ts';
const text = readFileSync(file, 'utf8');

/** A colour that much of the way from one to another. */
const between = (from: string, to: string, share: number): string =>
  [1, 3, 5].reduce((colour, at) => {
    const [a, b] = [from, to].map((each) => Number.parseInt(each.slice(at, at + 2), 16)) as [number, number];
    const part = Math.round(a + (b - a) * share);
    return colour + part.toString(16).padStart(2, '0');
  }, '#');

/** A colour drawn towards one of its grounds, until it has only just too little contrast. */
function faint(front: Colour, ground: Colour, scheme: 0 | 1, limit: number): Fault {
  const [colour, below] = [colours[front][scheme], colours[ground][scheme]];
  const steps = Array.from({ length: 101 }, (_, step) => between(colour, below, step / 100));
  const by = steps.find((step) => contrast(step, below) < limit)!;
  const start = text.indexOf(colour, text.search(new RegExp(`^ {2}'?${front}'?: \\[`, 'm')));
  const what = `${front} on ${ground} in ${scheme ? 'dark' : 'light'}, below ${limit}:1: ${colour} made ${by}`;
  return { file, what, start, end: start + colour.length, by };
}

const lowered = (pairs: Pairs, limit: number): Fault[] =>
  pairs.flatMap(([front, grounds]) => grounds.flatMap((ground) => ([0, 1] as const).map((scheme) => faint(front, ground, scheme, limit))));

plant('contrast lowered', [...lowered(textPairs, 7), ...lowered(edgePairs, 3)]);
