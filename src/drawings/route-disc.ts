import { industries, type IndustrySlug } from '../facts/industries.ts';
import type { Industry } from '../facts/industry.ts';
import { portPlaces } from '../facts/port-places.ts';
import type { Port } from '../facts/ports.ts';
import { discOf, distanceOf, groundOf, lineOf, ring, side, starAt, type Disc } from './disc.ts';
import { drawNames, placeNames } from './labelled.ts';
import type { Point } from './point.ts';

/** The limits of a disc's reach in degrees: below, continents cannot be recognised; above, they are distorted. */
const nearest = 60;
const furthest = 128;

const size = 13.5;

interface Drawn {
  disc: Disc;
  /** Where each port is shown: one beyond the rim where its first lane comes onto the disc. */
  ports: ReadonlyMap<Port, Point>;
  courses: readonly string[];
}

/**
 * The ports and lanes of an industry, and a disc that fits them.
 *
 * @throws for machinery, which names no ports.
 */
export function routesOf(slug: IndustrySlug): Drawn {
  const industry: Industry = industries[slug];
  if (industry.kind === 'machinery') throw new Error(`${slug}: it names no ports`);
  const routes = industry.kind === 'routes' ? industry.routes : [];
  const ports = [...new Set<Port>(industry.kind === 'hubs' ? industry.hubs : routes.flat())];
  const reach = Math.min(furthest, Math.max(nearest, Math.max(...ports.map((port) => distanceOf(portPlaces[port]))) + 9));
  const disc = discOf(reach);
  const lanes = routes.map(([from, to]) => ({ from, to, course: disc.course(portPlaces[from], portPlaces[to]) }));
  const pointOf = (port: Port): Point => {
    const lane = disc.isWithin(portPlaces[port]) ? undefined : lanes.find(({ from, to }) => port === from || port === to);
    return (port === lane?.from ? lane.course[0] : lane?.course.at(-1)) ?? disc.at(portPlaces[port]);
  };
  return {
    disc,
    ports: new Map(ports.map((port) => [port, pointOf(port)])),
    courses: lanes.map(({ course }) => lineOf(course)),
  };
}

/** The UN/LOCODEs of an industry's ports, as placed on its disc. */
export function codesOf({ ports, courses }: Drawn) {
  return placeNames(
    Array.from(ports, ([text, point]) => ({ text, point })),
    courses,
    size,
  );
}

/** The industry's routes or hubs on a map around Hong Kong, as SVG markup. */
export function routeDisc(slug: IndustrySlug): string {
  const drawn = routesOf(slug);
  const { disc, ports, courses } = drawn;
  const rings = Array.from(ports)
    .filter(([port]) => port !== 'HKHKG' && disc.isWithin(portPlaces[port]))
    .map(([, point]) => ring(point));
  return [
    `<svg viewBox="0 0 ${side} ${side}">`,
    groundOf(disc),
    `<path class="course" d="${courses.join('')}"/>`,
    starAt(disc.at(portPlaces.HKHKG), `<g class="white mark">${rings.join('')}</g>`),
    drawNames(codesOf(drawn), 'code', size),
    '</svg>',
  ].join('');
}
