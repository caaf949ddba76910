import { describe, expect, it } from 'vitest';
import { namePlaces } from '../../src/drawings/harbour.ts';
import { channels, lands } from '../../src/facts/harbour.ts';
import type { Place } from '../../src/facts/port-places.ts';
import { awayFrom, radians, type Point } from '../azimuthal.ts';

/** Metres east and north of the harbour: near enough to flat here. */
const inMetres = ({ longitude, latitude }: Place): Point => [
  (longitude - 114.17) * 111_320 * Math.cos(radians(22.3)),
  (latitude - 22.3) * 110_600,
];

/** The lines between the corners of a coast, which ends where it begins. */
const sides = (coast: readonly Place[]) =>
  coast.map((corner, index) => [inMetres(corner), inMetres(coast[(index + 1) % coast.length]!)] as const);

/** Whether a point is within a coast: a line from it to the east crosses the coast an odd number of times. */
const isAshore = ([x, y]: Point, coast: readonly Place[]) =>
  sides(coast).filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)).length % 2 === 1;

/** Points along a course, at most 50 m apart. */
function pointsOn(course: readonly Place[]): Point[] {
  const corners = course.map(inMetres);
  return corners.slice(1).flatMap((to, index) => {
    const from = corners[index]!;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 50);
    return Array.from({ length: steps + 1 }, (_, step): Point => [
      from[0] + ((to[0] - from[0]) * step) / steps,
      from[1] + ((to[1] - from[1]) * step) / steps,
    ]);
  });
}

describe('The harbour', () => {
  it.each(Object.entries(channels))('no ship on the way %s comes over land, or nearer to it than 150 m', (_, course) => {
    const faults = Object.entries(lands).flatMap(([land, coast]) => {
      const near = pointsOn(course).filter(
        (point) => isAshore(point, coast) || sides(coast).some(([from, to]) => awayFrom(point, from, to) < 150),
      );
      return near.length ? [`${land}: ${near.length} points`] : [];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['hongKong', 'hongKongIsland'],
    ['kowloon', 'mainland'],
    ['lantau', 'lantau'],
  ] as const)('the name of %s stands on it', (shore, land) => {
    expect(isAshore(inMetres(namePlaces[shore]), lands[land])).toBe(true);
  });

  it('no coast crosses another', () => {
    const inside = Object.entries(lands).flatMap(([land, coast]) =>
      Object.entries(lands)
        .filter(([other, others]) => other !== land && coast.some((corner) => isAshore(inMetres(corner), others)))
        .map(([other]) => `${land} in ${other}`),
    );
    expect(inside).toEqual([]);
  });
});
