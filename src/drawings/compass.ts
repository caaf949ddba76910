import { pointText, type Point } from './point.ts';

/** A compass rose around a point, as SVG markup. */
export const compassAt = ([x, y]: Point) =>
  [
    `<g transform="translate(${pointText([x, y])})">`,
    '<circle class="ticks" r="43" pathLength="72"/><circle class="line" r="46"/><circle class="fine" r="34"/>',
    '<path class="fine" d="M0 40V-54M-44 0H44"/><path class="solid" d="M0-60l7 20H-7Z"/></g>',
  ].join('');
