import { industries, type IndustrySlug } from '../facts/industries.ts';
import type { Industry } from '../facts/industry.ts';
import { portPlaces } from '../facts/port-places.ts';
import type { Port } from '../facts/ports.ts';
import { discOf, distanceOf, groundOf, lightAt, ring, side, type Disc } from './disc.ts';
import { drawNames, placeNames } from './labelled.ts';

/** The rim stands beyond the furthest port, but never so near that continents cannot be told, nor so far that they are drawn out. */
const nearest = 60;
const furthest = 128;

const size = 13.5;

interface Drawn {
  disc: Disc;
  ports: readonly Port[];
  courses: readonly string[];
}

/** The ports of an industry and the lanes between them on the disc that suits them. */
export function routesOf(slug: IndustrySlug): Drawn {
  const industry: Industry = industries[slug];
  if (industry.kind === 'machinery') throw new Error(`${slug}: it names no ports`);
  const routes = industry.kind === 'routes' ? industry.routes : [];
  const ports = [...new Set<Port>(industry.kind === 'hubs' ? industry.hubs : routes.flat())];
  const reach = Math.min(furthest, Math.max(nearest, Math.max(...ports.map((port) => distanceOf(portPlaces[port]))) + 9));
  const disc = discOf(reach);
  return { disc, ports, courses: routes.map(([from, to]) => disc.lane(portPlaces[from], portPlaces[to])) };
}

/** Where the codes of its ports stand. */
export function codesOf({ disc, ports, courses }: Drawn) {
  return placeNames(
    ports.map((port) => ({ text: port, point: disc.at(portPlaces[port]) })),
    courses,
    size,
  );
}

/** The industry's routes, or hubs, on the world from Hong Kong, as SVG. */
export function routeDisc(slug: IndustrySlug): string {
  const drawn = routesOf(slug);
  const { disc, ports, courses } = drawn;
  const rings = ports.filter((port) => port !== 'HKHKG' && disc.isWithin(portPlaces[port])).map((port) => ring(disc.at(portPlaces[port])));
  return [
    `<svg viewBox="0 0 ${side} ${side}">`,
    groundOf(disc),
    `<path class="course" d="${courses.join('')}"/>`,
    lightAt(disc.at(portPlaces.HKHKG)),
    `<g class="paper mark">${rings.join('')}</g>`,
    drawNames(codesOf(drawn), 'code', size),
    '</svg>',
  ].join('');
}
