import { geoAzimuthalEquidistant, geoDistance, geoInterpolate, geoPath, type GeoProjection } from 'd3-geo';
import { portPlaces, type Place } from '../facts/port-places.ts';
import { coasts } from './coast.ts';
import { pointText, round, type Point } from './point.ts';

/** The side of the drawing, and the centre and radius of the disc in it, in SVG units. */
export const side = 400;
export const middle = side / 2;
export const rim = 188;

const toDegrees = 180 / Math.PI;
const hongKong = portPlaces.HKHKG;
const placeOf = (place: Place): [number, number] => [place.longitude, place.latitude];

export interface Disc {
  projection: GeoProjection;
  /** The distance of the rim from the centre, in degrees of a great circle. */
  reach: number;
  /** The position of a place in SVG units; for one beyond the rim, the point of the rim in its direction. */
  at: (place: Place) => Point;
  isWithin: (place: Place) => boolean;
  /** The corners of a line along the great circle between two places, clipped to the disc. */
  course: (from: Place, to: Place) => Point[];
}

/** The distance of a place from Hong Kong, in degrees of a great circle. */
export const distanceOf = (place: Place) => geoDistance(placeOf(place), placeOf(hongKong)) * toDegrees;

/**
 * The world in an azimuthal equidistant projection (Snyder, “Map Projections”, USGS 1395, section 25), by default around Hong Kong: great
 * circles through the centre are straight lines, and distances from it are true. `reach` is in degrees.
 */
export function discOf(reach: number, { longitude, latitude }: Place = hongKong): Disc {
  const projection = geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .clipAngle(reach)
    .scale(rim / (reach / toDegrees))
    .translate([middle, middle])
    .precision(0.6);
  const isWithin = (place: Place) => geoDistance(placeOf(place), [longitude, latitude]) * toDegrees <= reach;
  const at = (place: Place): Point => {
    // The projection clips geometries, but not single points.
    const [x, y] = projection(placeOf(place))!;
    const far = Math.hypot(x - middle, y - middle);
    return far <= rim ? [x, y] : [middle + ((x - middle) * rim) / far, middle + ((y - middle) * rim) / far];
  };
  const course = (from: Place, to: Place) => {
    const along = geoInterpolate(placeOf(from), placeOf(to));
    const placeAt = (part: number): Place => {
      const [east, north] = along(part);
      return { longitude: east, latitude: north };
    };
    /** The part of the way, between one on the disc and one beyond it, at which the great circle crosses the rim. */
    const crossing = (within: number, beyond: number): number => {
      const half = (within + beyond) / 2;
      if (Math.abs(within - beyond) < 1e-4) return within;
      return isWithin(placeAt(half)) ? crossing(half, beyond) : crossing(within, half);
    };
    const steps = Math.max(2, Math.ceil((geoDistance(placeOf(from), placeOf(to)) * toDegrees) / 12));
    const parts = Array.from({ length: steps + 1 }, (_, step) => step / steps);
    const shown = parts.filter((part) => isWithin(placeAt(part)));
    const [first, last] = [shown[0]!, shown.at(-1)!];
    // A port beyond the rim: the line begins or ends at the rim.
    if (first > 0) shown.unshift(crossing(first, first - 1 / steps));
    if (last < 1) shown.push(crossing(last, last + 1 / steps));
    return shown.map((part) => at(placeAt(part)));
  };
  return { projection, reach, at, isWithin, course };
}

/** A line as SVG path data. */
export const lineOf = (corners: readonly Point[]) => `M${corners.map(pointText).join('L')}`;

/** The point at a distance of `far` SVG units from the centre; `angle` in radians, clockwise from the top. */
const polar = (angle: number, far: number): Point => [middle + far * Math.sin(angle), middle - far * Math.cos(angle)];

/** The background of a disc as SVG markup: sea, coasts, rim, and lines of bearing from the centre. */
export function groundOf(disc: Disc, { hasBearings = true } = {}): string {
  const land = geoPath(disc.projection).digits(0)(coasts()) ?? '';
  const bearings = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
  const rays = bearings.map((angle) => `M${pointText(polar(angle, 24))}L${pointText(polar(angle, rim))}`).join('');
  return [
    `<circle class="sea line" cx="${middle}" cy="${middle}" r="${rim}"/>`,
    hasBearings ? `<path class="fine dash" d="${rays}"/>` : '',
    `<path class="land edge" d="${land}"/>`,
    `<circle class="rim" cx="${middle}" cy="${middle}" r="${rim + 4}" pathLength="72"/>`,
    `<circle class="line" cx="${middle}" cy="${middle}" r="${rim + 8}"/>`,
  ].join('');
}

/**
 * The star that marks Hong Kong, as SVG markup. The marks of other ports stand between its flare, which reaches as far as Shanghai, and the
 * star itself, which Shenzhen’s would hide.
 */
export const starAt = ([x, y]: Point, marks = '') =>
  `<path class="spot" d="M${round(x + 2)} ${round(y - 2)}c3-9 9-15 17-18-2 8-8 15-17 18Z"/>${marks}<path class="dark" d="M${round(x)} ${round(y - 7)}l1.7 4.8 5.1.1-4.1 3 1.5 4.9-4.2-2.9-4.2 2.9 1.5-4.9-4.1-3 5.1-.1Z"/>`;

/** The ring that marks a port, as SVG markup. */
export const ring = ([x, y]: Point) => `<circle cx="${round(x)}" cy="${round(y)}" r="3.4"/>`;
