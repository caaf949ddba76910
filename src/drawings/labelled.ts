import { pointText, round, type Point } from './point.ts';
import { middle } from './disc.ts';
import { escapeXml } from './escape-xml.ts';
import { boxOfPlaced, placeLabels, type Label, type Placed } from './place-labels.ts';

/** The estimated width of a text in the unit of `size`, the font size: 1 em for a Han character, 0.49 em for any other. */
const widthOf = (text: string, size: number) =>
  size * Array.from(text).reduce((sum, letter) => sum + (/\p{sc=Han}/u.test(letter) ? 1 : 0.49), 0);

/** Points along a lane, at most 4 units apart, from its path data (`M…L…`). */
function pointsAlong(course: string): Point[] {
  const corners = course
    .slice(1)
    .split('L')
    .map((place) => place.split(' ').map(Number) as [number, number]);
  return corners.flatMap(([x, y], index) => {
    const next = corners[index + 1];
    if (!next) return [[x, y] as Point];
    const steps = Math.max(1, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / 4));
    return Array.from({ length: steps }, (_, step): Point => [x + ((next[0] - x) * step) / steps, y + ((next[1] - y) * step) / steps]);
  });
}

interface Named {
  text: string;
  point: Point;
}

/** Places names of the font size `size` on a disc, away from the lanes in `courses` where possible. */
export function placeNames(names: readonly Named[], courses: readonly string[], size: number): Placed[] {
  const labels = names.map(({ text, point }): Label => ({ text, point, width: widthOf(text, size), height: size * 0.78 }));
  const points = names.map(({ point }) => point);
  // The centre is Hong Kong, with its star.
  return placeLabels(labels, [...points, [middle, middle]], courses.flatMap(pointsAlong));
}

/** Placed names as SVG markup, with a line to the point of each distant one. */
export function drawNames(placed: readonly Placed[], kind: 'code' | 'name', size: number): string {
  const lines = placed.filter(({ isLed }) => isLed).map((label) => `M${pointText(label.point)}L${pointText(nearest(label))}`);
  // Gives codes the width that they have in Iosevka, in any font.
  const fit = (text: string) => (kind === 'code' ? ` textLength="${round(text.length * size * 0.5)}" lengthAdjust="spacingAndGlyphs"` : '');
  const texts = placed.map(({ text, x, y }) => `<text x="${round(x)}" y="${round(y)}"${fit(text)}>${escapeXml(text)}</text>`).join('');
  return `${lines.length ? `<path class="fine led" d="${lines.join('')}"/>` : ''}<g class="${kind}" font-size="${size}">${texts}</g>`;
}

function nearest(label: Placed): Point {
  const { left, right, top, bottom } = boxOfPlaced(label);
  const [x, y] = label.point;
  return [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
}
