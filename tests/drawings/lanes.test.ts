import { describe, expect, it } from 'vitest';
import { codesOf, routesOf } from '../../src/drawings/route-disc.ts';
import { industries, industrySlugs } from '../../src/facts/industries.ts';
import { portPlaces } from '../../src/facts/port-places.ts';
import type { Port } from '../../src/facts/ports.ts';
import { along, apart, awayFrom, disc, linesOf, onDisc, type Place, type Point } from '../azimuthal.ts';

const placeOf = (port: Port): Place => [portPlaces[port].longitude, portPlaces[port].latitude];
const isOnDisc = ([x, y]: Point) => Math.hypot(x - disc.middle, y - disc.middle) <= disc.rim;

const discs = industrySlugs.flatMap((slug) => {
  const industry = industries[slug];
  return industry.kind === 'routes' ? [{ slug, routes: industry.routes as readonly (readonly [Port, Port])[] }] : [];
});

/** The great circle of each route, as 513 points of which some may be beyond the rim, and the line that is drawn for it. */
function lanesOf({ slug, routes }: (typeof discs)[number]) {
  const { disc: drawn, courses } = routesOf(slug);
  return routes.map(([from, to], index) => {
    const parts = Array.from({ length: 513 }, (_, part) => along(placeOf(from), placeOf(to), part / 512));
    const circle = parts.map((place) => onDisc(place, drawn.reach));
    return { from, to, circle, lane: linesOf(courses[index]!)[0]! };
  });
}

/** How far a point is from the nearest part of a line. */
const awayFromLine = (point: Point, line: readonly Point[]) =>
  Math.min(...line.slice(1).map((corner, index) => awayFrom(point, line[index]!, corner)));

describe.each(discs)('The lanes on the disc of $slug', (drawn) => {
  it('have their corners on the great circles, and leave out no part of these that is on the disc', () => {
    for (const { from, to, circle, lane } of lanesOf(drawn)) {
      const astray = lane.filter((corner) => awayFromLine(corner, circle) > 0.5);
      expect(astray, `${from}–${to}: corners that are not on the great circle`).toEqual([]);
      const missing = circle.filter((point) => isOnDisc(point) && awayFromLine(point, lane) > 1.5);
      expect(missing, `${from}–${to}: points without a line`).toEqual([]);
    }
  });

  it('have the code of a port beyond the rim where they come onto the disc', () => {
    const codes = codesOf(routesOf(drawn.slug));
    const ends = lanesOf(drawn).flatMap(({ from, to, circle, lane }) => [
      { port: from, point: circle[0]!, end: lane[0]! },
      { port: to, point: circle.at(-1)!, end: lane.at(-1)! },
    ]);
    const faults = ends
      .filter(({ point }) => !isOnDisc(point))
      .map(({ port, end }) => ({ port, end, code: codes.find(({ text }) => text === port)!.point }))
      .filter(({ end, code }) => apart(end, code) > 0.5 || Math.abs(apart(end, [disc.middle, disc.middle]) - disc.rim) > 0.5);
    expect(faults).toEqual([]);
  });
});
