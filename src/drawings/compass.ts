import { say, type Point } from './disc.ts';

/** The rose of a chart: its graduated ring, the four quarters, and north. */
export const compassAt = ([x, y]: Point) =>
  [
    `<g transform="translate(${say([x, y])})">`,
    '<circle class="ticks" r="43" pathLength="72"/><circle class="line" r="46"/><circle class="fine" r="34"/>',
    '<path class="fine" d="M0 40V-54M-44 0H44"/><path class="solid" d="M0-60l7 20H-7Z"/></g>',
  ].join('');
