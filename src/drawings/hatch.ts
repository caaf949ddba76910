import { round } from './point.ts';

/**
 * Lines at 45 degrees across the areas that a path encloses, by the even-odd rule, as SVG path data.
 *
 * @param path of polygons, as d3-geo writes them: `M`, `L` and `Z` with absolute coordinates.
 * @param step how far one line is from the next along an axis, in SVG units.
 */
export function hatch(path: string, step: number): string {
  /** For each line, by its sum of x and y, the x of the points where it crosses an edge. */
  const crossings = new Map<number, number[]>();
  for (const ring of path.split('Z').filter(Boolean)) {
    const points = ring
      .slice(1)
      .split('L')
      .map((point) => point.split(',').map(Number) as [number, number]);
    points.forEach(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length]!;
      const [from, to] = [x + y, nextX + nextY];
      for (let sum = Math.ceil(Math.min(from, to) / step) * step; sum < Math.max(from, to); sum += step) {
        const crossing = x + ((nextX - x) * (sum - from)) / (to - from);
        crossings.set(sum, [...(crossings.get(sum) ?? []), crossing]);
      }
    });
  }
  return [...crossings]
    .flatMap(([sum, all]) => all.toSorted((a, b) => a - b).map((x, index) => `${index % 2 ? 'L' : 'M'}${round(x)} ${round(sum - x)}`))
    .join('');
}
