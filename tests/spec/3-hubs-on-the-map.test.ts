import { describe, expect, it } from 'vitest';
import { measure, onMap, radians } from '../natural-earth.ts';
import { languageCodes, page, type LanguageCode } from '../page.ts';

type Place = [x: number, y: number];

/** Where the ports lie, in degrees east and north. */
const ports: Record<string, readonly [east: number, north: number]> = {
  HKHKG: [114.17, 22.3],
  CNSZX: [114.1, 22.5],
  CNNGB: [121.6, 29.9],
  SGSIN: [103.8, 1.3],
  AEJEA: [55.0, 25.0],
  NLRTM: [4.1, 51.9],
  CNSHA: [121.5, 31.2],
  INBOM: [72.8, 18.9],
};

/** The place some part of the way along the great circle between two others, here by halving it again and again. */
function along(from: readonly [number, number], to: readonly [number, number], part: number): readonly [number, number] {
  if (part === 0) return from;
  const middle = halfway(from, to);
  return part < 0.5 ? along(from, middle, part * 2) : along(middle, to, part * 2 - 1);
}

function halfway(from: readonly [number, number], to: readonly [number, number]): [number, number] {
  const vector = ([east, north]: readonly [number, number]) => {
    const [lambda, phi] = [radians(east), radians(north)];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [a, b] = [vector(from), vector(to)];
  const [x, y, z] = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  return [(Math.atan2(y, x) * 180) / Math.PI, (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI];
}

const apart = ([x, y]: readonly number[], [otherX, otherY]: readonly number[]) => Math.hypot(x! - otherX!, y! - otherY!);

/** Points all along a path of two cubic curves, of which the second goes on as the first ends: `M x,y C … S …`. */
function pointsOf(d: string): Place[] {
  const numbers = d.match(/-?\d+(\.\d+)?/g)!.map(Number);
  expect(d.replace(/[\d.,\s-]+/g, ''), `the path ${d}`).toBe('MCS');
  expect(numbers).toHaveLength(12);
  const [start, leave, arrive, middle, arriveLater, end] = Array.from(
    { length: 6 },
    (_, index) => numbers.slice(2 * index, 2 * index + 2) as Place,
  ) as [Place, Place, Place, Place, Place, Place];
  const mirrored: Place = [2 * middle[0] - arrive[0], 2 * middle[1] - arrive[1]];
  return [...curve(start, leave, arrive, middle), ...curve(middle, mirrored, arriveLater, end)];
}

const curve = (...[a, b, c, d]: [Place, Place, Place, Place]) =>
  Array.from({ length: 17 }, (_, index): Place => {
    const [t, s] = [index / 16, 1 - index / 16];
    const on = (axis: 0 | 1) => s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
    return [on(0), on(1)];
  });

const mapOf = async (code: LanguageCode) => (await page(code, '/')).part('network').querySelector('svg[role="img"]')!;

describe.each(languageCodes)('3. Entities and their fields: the 8 hubs on the map of Home (%s)', (code) => {
  it('every hub is marked where it lies', async () => {
    const map = await mapOf(code);
    expect(map.getAttribute('viewBox')).toBe(measure.viewBox);
    const marks = map.querySelectorAll('circle');
    expect(marks.map((mark) => String(mark.getAttribute('data-hub'))).toSorted(), 'hubs that are marked').toEqual(
      Object.keys(ports).toSorted(),
    );
    for (const mark of marks) {
      const hub = mark.getAttribute('data-hub')!;
      const [x, y] = [Number(mark.getAttribute('cx')), Number(mark.getAttribute('cy'))];
      expect(apart([x, y], onMap(ports[hub]!)), `${hub} at ${x}, ${y}: units from where it lies`).toBeLessThan(1.5);
    }
  });

  it('the map has a name, and each hub its own, apart from the others', async () => {
    const map = await mapOf(code);
    expect(map.getAttribute('aria-label')).toBe({ en: 'World map of the eight hubs', 'zh-Hant': '八個樞紐的世界地圖' }[code]);
    const names = map.querySelectorAll('text').map((text) => [Number(text.getAttribute('x')), Number(text.getAttribute('y'))] as const);
    expect(names).toHaveLength(Object.keys(ports).length);
    for (const [index, [x, y]] of names.entries())
      for (const [otherX, otherY] of names.slice(index + 1))
        // A line of such a name takes 11 units.
        expect(Math.abs(x - otherX) > 40 || Math.abs(y - otherY) >= 11, `${x}, ${y} and ${otherX}, ${otherY}: apart`).toBe(true);
  });

  it('every lane leads from one hub to another along a great circle', async () => {
    const [, ...paths] = (await mapOf(code)).querySelectorAll('path').map((path) => path.getAttribute('d')!);
    const lanes = paths.map(pointsOf);
    expect(lanes.length).toBeGreaterThanOrEqual(8);
    const hubAt = (point: readonly number[]) => Object.keys(ports).find((hub) => apart(point, onMap(ports[hub]!)) < 2) ?? point.join(', ');
    for (const lane of lanes) {
      const [from, to] = [hubAt(lane[0]!), hubAt(lane.at(-1)!)];
      expect(Object.keys(ports), `ends of the lane from ${from} to ${to}`).toEqual(expect.arrayContaining([from, to]));
      for (const part of [1, 2, 3, 4, 5, 6, 7].map((eighth) => eighth / 8)) {
        const place = onMap(along(ports[from]!, ports[to]!, part));
        const nearest = Math.min(...lane.slice(1).map((point, index) => awayFrom(place, lane[index]!, point)));
        expect(nearest, `the lane from ${from} to ${to}, ${part} of the way: units from the great circle`).toBeLessThan(1.5);
      }
    }
  });
});

/** How far a point is from the line between two others. */
function awayFrom(point: readonly number[], from: readonly number[], to: readonly number[]): number {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  const share = Math.max(0, Math.min(1, ((point[0]! - from[0]!) * dx + (point[1]! - from[1]!) * dy) / (dx * dx + dy * dy || 1)));
  return apart(point, [from[0]! + share * dx, from[1]! + share * dy]);
}
