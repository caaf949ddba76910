import * as classes from './mark.module.css';

/** Outlines of shipping marks in a square of 100 units: path data, number of sides, and the baseline of the number if it is not in the middle. */
const figures: readonly (readonly [path: string, sides: number, baseline?: number])[] = [
  ['M50 4 96 50 50 96 4 50Z', 4],
  ['M50 6 98 92H2Z', 3, 81],
  ['M50 5a45 45 0 1 1 0 90 45 45 0 1 1 0-90Z', 4],
  ['M27 10h46l23 40-23 40H27L4 50Z', 6],
  ['M8 8h84v84H8Z', 4],
  ['M50 5 95 38 78 92H22L5 38Z', 5],
  ['M31 6h38l25 25v38L69 94H31L6 69V31Z', 8],
  ['M2 8h96L50 94Z', 3, 41],
  ['M4 22h92v56H4Z', 4],
  ['M24 12h52l20 76H4Z', 4],
  ['M32 5h36v27h27v36H68v27H32V68H5V32h27Z', 4],
  ['M8 8h84v46q0 28-42 42Q8 82 8 54Z', 4],
  ['M4 50 24 14h52l20 36-20 36H24Z', 6],
  ['M28 16h68L72 84H4Z', 4],
];

/** A shipping mark: the outline and number of an index from 0. Outlines repeat after the last. */
export function Mark({ index }: { index: number }) {
  const [path, sides, baseline = 61] = figures[index % figures.length]!;
  // As in a stencil, each side has a gap of 3 units in its middle; `pathLength` makes the whole path 96 units long.
  const side = 96 / sides;
  return (
    <svg className={classes.mark} viewBox="0 0 100 100" aria-hidden>
      <path d={path} pathLength="96" strokeDasharray={`${side - 3} 3`} strokeDashoffset={side / 2 - 3} />
      <text x="50" y={baseline}>
        {String(index + 1).padStart(2, '0')}
      </text>
    </svg>
  );
}
