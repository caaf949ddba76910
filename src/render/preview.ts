import { background, lanes, points } from 'virtual:world-map';
import { colours } from '../theme/colours.ts';

/**
 * The picture beside a link to the site where somebody sends one: its name in `dist/`, and the measure in pixels that readers of the Open
 * Graph protocol ask for.
 */
export const preview = { file: 'preview.png', width: 1200, height: 630 } as const;

/** How much of the picture is beside the hubs, on both sides, in the map's units. */
const margin = 96;

/**
 * The lanes, and the site's mark (the text of its SVG), as SVG. There are no words in it: those stand beside it, in the page's own language.
 */
export function previewDrawing(mark: string): string {
  const { width, height } = preview;
  const {
    harbour: [ground],
    rule: [, ashore],
    signal: [, lane],
  } = colours;
  const between = (places: number[]) => [Math.min(...places), Math.max(...places)] as const;
  const [west, east] = between(points.map(([x]) => x));
  const [north, south] = between(points.map(([, y]) => y));
  const scale = width / (east - west + 2 * margin);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <g transform="translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-(west + east) / 2} ${-(north + south) / 2})">
      <path d="${background}" fill="${ashore}"/>
      <g fill="none" stroke="${lane}" stroke-width="${2.5 / scale}">${lanes.map((course) => `<path d="${course}"/>`).join('')}</g>
      <g fill="${ground}" stroke="${lane}" stroke-width="${3 / scale}">
        ${points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${9 / scale}"/>`).join('')}
      </g>
    </g>
    ${mark.replace('<svg', '<svg x="48" y="460" width="128" height="128"')}
  </svg>`;
}
