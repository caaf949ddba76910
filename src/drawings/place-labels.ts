import { middle, rim } from './disc.ts';
import type { Point } from './point.ts';

export interface Label {
  text: string;
  /** What it names. Like all lengths here, in SVG units. */
  point: Point;
  width: number;
  height: number;
}

/** A label with its position, the left end of its baseline. */
export interface Placed extends Label {
  x: number;
  y: number;
  /** Whether it is so far from its point that a line connects them. */
  isLed: boolean;
}

/** The least distance of a label from its point. */
const gap = 6;

/**
 * The possible positions of a label, nearest to its point first: 16 directions at 4 distances. Their costs: 6 for each distance but the
 * first; 0 beside the point, 1 above or below, 2 in other directions.
 */
function candidates({ point: [px, py], width, height }: Label): { x: number; y: number; cost: number }[] {
  const found: { x: number; y: number; cost: number }[] = [];
  for (const [ring, far] of [gap, gap + 9, gap + 20, gap + 32].entries())
    for (let step = 0; step < 16; step += 1) {
      const angle = (step * Math.PI) / 8;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      // The side of the box that faces the point touches the circle around it.
      const cx = px + dx * (far + (width / 2) * Math.abs(dx)) + (Math.abs(dx) < 0.1 ? 0 : Math.sign(dx) * 0.1);
      const cy = py + dy * (far + height / 2);
      found.push({ x: cx - width / 2, y: cy + height / 2, cost: ring * 6 + (step % 8 === 0 ? 0 : step % 4 === 0 ? 1 : 2) });
    }
  return found;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = ({ x, y }: { x: number; y: number }, { width, height }: Label): Box => ({
  left: x,
  top: y - height,
  right: x + width,
  bottom: y,
});

/** Whether two boxes overlap or are less than `room` apart. */
export const overlap = (one: Box, other: Box, room = 0) =>
  one.left < other.right + room && other.left < one.right + room && one.top < other.bottom + room && other.top < one.bottom + room;

/** The box of a placed label. */
export const boxOfPlaced = (placed: Placed) => boxOf(placed, placed);

const corners = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
];

const isOutside = (box: Box) => corners(box).some(([x, y]) => Math.hypot(x - middle, y - middle) > rim - 3);

/**
 * Places labels on the disc by least cost: never over another label, a port (`avoid`) or the rim; over few points of `lanes`, which cost
 * 3 each up to 12; near their ports, and not nearer to another port (20). Labels in crowded areas come first.
 *
 * @throws if there is no position for a label.
 */
export function placeLabels(labels: readonly Label[], avoid: readonly Point[], lanes: readonly Point[]): Placed[] {
  const crowd = (label: Label) =>
    labels.filter((other) => Math.hypot(other.point[0] - label.point[0], other.point[1] - label.point[1]) < 60).length;
  const placed: Placed[] = [];
  for (const label of labels.toSorted((one, other) => crowd(other) - crowd(one))) {
    const ways = candidates(label).flatMap((way) => {
      const box = boxOf(way, label);
      if (isOutside(box) || placed.some((other) => overlap(box, boxOfPlaced(other), 2))) return [];
      const hit = (points: readonly Point[], room: number) =>
        points.filter(([x, y]) => x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room).length;
      if (hit(avoid, 3) > 0) return [];
      const own = distanceTo(box, label.point);
      const isMisread = avoid.some((point) => point !== label.point && distanceTo(box, point) < own - 2);
      return [{ ...way, cost: way.cost + 3 * Math.min(4, hit(lanes, 1)) + (isMisread ? 20 : 0) }];
    });
    const [best] = ways.toSorted((one, other) => one.cost - other.cost);
    if (!best) throw new Error(`expected a free place on the disc for the label “${label.text}”, found none`);
    placed.push({ ...label, x: best.x, y: best.y, isLed: ledFrom(best, label) });
  }
  return placed;
}

/** The distance of a point from a box, 0 inside. */
function distanceTo({ left, right, top, bottom }: Box, [x, y]: Point) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function ledFrom(way: { x: number; y: number }, label: Label) {
  return distanceTo(boxOf(way, label), label.point) > 14;
}
