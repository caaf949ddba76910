/** Degrees east and north. */
export type Place = readonly [east: number, north: number];
export type Point = readonly [x: number, y: number];

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The disc of the drawings: its middle and the radius of its rim, in their units. */
export const disc = { middle: 200, rim: 188 } as const;

const hongKong: Place = [114.17, 22.32];

/**
 * The point of a place on the disc around `from`, whose rim is `reach` degrees away: by the distance along the great circle and the
 * bearing (Snyder, “Map Projections”, USGS 1395, 1987, section 25).
 */
export function onDisc([east, north]: Place, reach: number, from: Place = hongKong): Point {
  const [phi, phi0, lambda] = [radians(north), radians(from[1]), radians(east - from[0])];
  const far = Math.acos(Math.min(1, Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda)));
  const bearing = Math.atan2(
    Math.cos(phi) * Math.sin(lambda),
    Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda),
  );
  const units = (disc.rim * far) / radians(reach);
  return [disc.middle + units * Math.sin(bearing), disc.middle - units * Math.cos(bearing)];
}

/** The place halfway between two others on the great circle. */
function halfway(from: Place, to: Place): Place {
  const vector = ([east, north]: Place) => {
    const [lambda, phi] = [radians(east), radians(north)];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [a, b] = [vector(from), vector(to)];
  const [x, y, z] = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  return [(Math.atan2(y, x) * 180) / Math.PI, (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI];
}

/** The place some part of the way along the great circle, by halving it again and again. */
export function along(from: Place, to: Place, part: number): Place {
  if (part === 0) return from;
  if (part === 1) return to;
  const middle = halfway(from, to);
  return part < 0.5 ? along(from, middle, part * 2) : along(middle, to, part * 2 - 1);
}

export const apart = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY);

/** How far a point is from the line between two others. */
export function awayFrom(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = Math.max(0, Math.min(1, ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy || 1)));
  return apart(point, [from[0] + share * dx, from[1] + share * dy]);
}

/** The lines of a path of straight runs (`M… L…`), each as its corners. */
export const linesOf = (path: string): Point[][] =>
  path
    .split('M')
    .slice(1)
    .map((line) => line.split('L').map((corner) => corner.trim().split(/[ ,]/).map(Number) as [number, number]));
