import { industries, type IndustrySlug } from '../facts/industries.ts';
import type { Industry } from '../facts/industry.ts';
import { portPlaces } from '../facts/port-places.ts';
import type { Port } from '../facts/ports.ts';
import { discOf, distanceOf, groundOf, ring, side, starAt, type Disc } from './disc.ts';
import { drawNames, placeNames } from './labelled.ts';

/** The limits of a disc's reach in degrees: below, continents cannot be recognised; above, they are distorted. */
const nearest = 60;
const furthest = 128;

const size = 13.5;

interface Drawn {
  disc: Disc;
  ports: readonly Port[];
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
  return { disc, ports, courses: routes.map(([from, to]) => disc.lane(portPlaces[from], portPlaces[to])) };
}

/** The UN/LOCODEs of an industry's ports, as placed on its disc. */
export function codesOf({ disc, ports, courses }: Drawn) {
  return placeNames(
    ports.map((port) => ({ text: port, point: disc.at(portPlaces[port]) })),
    courses,
    size,
  );
}

/** The industry's routes or hubs on a map around Hong Kong, as SVG markup. */
export function routeDisc(slug: IndustrySlug): string {
  const drawn = routesOf(slug);
  const { disc, ports, courses } = drawn;
  const rings = ports.filter((port) => port !== 'HKHKG' && disc.isWithin(portPlaces[port])).map((port) => ring(disc.at(portPlaces[port])));
  return [
    `<svg viewBox="0 0 ${side} ${side}">`,
    groundOf(disc),
    `<path class="course" d="${courses.join('')}"/>`,
    `<g class="white mark">${rings.join('')}</g>`,
    starAt(disc.at(portPlaces.HKHKG)),
    drawNames(codesOf(drawn), 'code', size),
    '</svg>',
  ].join('');
}
