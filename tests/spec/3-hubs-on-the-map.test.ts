import { describe, expect, it } from 'vitest';
import { languageCodes, page, type LanguageCode } from '../page';

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

/** The map is 1000 by 430 units, with 30° east in its middle and the equator at 262; a radian is 186 of them. */
const measure = { viewBox: '0 0 1000 430', middle: [500, 262], east: 30, radian: 186 } as const;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The Natural Earth projection, by the polynomial of Šavrič, Jenny, Patterson, Petrovič and Hurni (2011). */
function onMap([east, north]: readonly [number, number]): [x: number, y: number] {
  const [lambda, phi] = [radians(east - measure.east), radians(north)];
  const x = lambda * (0.8707 - 0.131979 * phi ** 2 - 0.013791 * phi ** 4 + 0.003971 * phi ** 10 - 0.001529 * phi ** 12);
  const y = phi * (1.007226 + 0.015085 * phi ** 2 - 0.044475 * phi ** 6 + 0.028874 * phi ** 8 - 0.005916 * phi ** 10);
  return [measure.middle[0] + measure.radian * x, measure.middle[1] - measure.radian * y];
}

/** The place halfway along the great circle between two others. */
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

/** The points of a path in relative steps. */
function pointsOf(d: string): [number, number][] {
  const steps = Array.from(d.matchAll(/[Ml]\s*(-?\d+),?(-?\d+)/g), ([, x, y]) => [Number(x), Number(y)] as const);
  let [x, y] = [0, 0];
  return steps.map(([right, down]) => [(x += right), (y += down)]);
}

const mapOf = async (code: LanguageCode) => (await page(code, '/')).part('network').querySelector('svg[role="img"]')!;

describe.each(languageCodes)('3. Entities and their fields: the 8 hubs on the map of Home (%s)', (code) => {
  it('every hub is marked where it lies', async () => {
    const map = await mapOf(code);
    expect(map.getAttribute('viewBox')).toBe(measure.viewBox);
    for (const mark of map.querySelectorAll('circle')) {
      const hub = mark.getAttribute('data-hub')!;
      const [x, y] = [Number(mark.getAttribute('cx')), Number(mark.getAttribute('cy'))];
      expect(apart([x, y], onMap(ports[hub]!)), `${hub} at ${x}, ${y}: units from where it lies`).toBeLessThan(1.5);
    }
  });

  it('every lane leads from one hub to another along a great circle', async () => {
    const [, ...lanes] = (await mapOf(code)).querySelectorAll('path').map((path) => pointsOf(path.getAttribute('d')!));
    expect(lanes.length).toBeGreaterThanOrEqual(8);
    const hubAt = (point: readonly number[]) => Object.keys(ports).find((hub) => apart(point, onMap(ports[hub]!)) < 2) ?? point.join(', ');
    for (const lane of lanes) {
      const [from, to] = [hubAt(lane[0]!), hubAt(lane.at(-1)!)];
      expect(Object.keys(ports), `ends of the lane from ${from} to ${to}`).toEqual(expect.arrayContaining([from, to]));
      const middle = onMap(halfway(ports[from]!, ports[to]!));
      const between = lane.slice(1).map((point, index) => awayFrom(middle, lane[index]!, point));
      expect(Math.min(...between), `a lane from ${from} to ${to}: units from the middle of the great circle`).toBeLessThan(2.5);
    }
  });
});

/** How far a point is from the line between two others. */
function awayFrom(point: readonly number[], from: readonly number[], to: readonly number[]): number {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  const along = Math.max(0, Math.min(1, ((point[0]! - from[0]!) * dx + (point[1]! - from[1]!) * dy) / (dx * dx + dy * dy || 1)));
  return apart(point, [from[0]! + along * dx, from[1]! + along * dy]);
}
