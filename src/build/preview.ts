import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours } from '../theme/colours.ts';
import { preview } from '../site/preview-file.ts';
import { drawMap } from './world-map.ts';

const { width, height } = preview;

/** How much of the picture is beside the hubs, on all sides, in the map's units. */
const margin = 96;

/**
 * The picture that stands beside a link to the site where somebody sends one, as PNG: the lanes, and the site's mark. It has no words, since
 * those stand beside it in the page's own language.
 */
export function drawPreview(root: string): Promise<Buffer> {
  const { land, lanes, points } = drawMap();
  const {
    harbour: [ground],
    rule: [, ashore],
    signal: [, lane],
  } = colours;
  const columns = points.map(([x]) => x);
  const rows = points.map(([, y]) => y);
  const middle = (places: number[]) => (Math.min(...places) + Math.max(...places)) / 2;
  const across = Math.max(...columns) - Math.min(...columns) + 2 * margin;
  const scale = width / across;
  const mark = readFileSync(join(root, 'public/icon.svg'), 'utf8');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <g transform="translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-middle(columns)} ${-middle(rows)})">
      <path d="${land}" fill="${ashore}"/>
      <g fill="none" stroke="${lane}" stroke-width="${2.5 / scale}">${lanes.map((course) => `<path d="${course}"/>`).join('')}</g>
      <g fill="${ground}" stroke="${lane}" stroke-width="${3 / scale}">${points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${9 / scale}"/>`).join('')}</g>
    </g>
    ${mark.replace('<svg', '<svg x="48" y="460" width="128" height="128"')}
  </svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
}
