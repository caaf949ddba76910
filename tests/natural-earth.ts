/** The map is 1000 by 430 units, with 11° east in its middle and the equator at 250; a radian is 177 of them. */
export const measure = { viewBox: '0 0 1000 430', middle: [500, 250], east: 11, radian: 177 } as const;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Where a place, in degrees east and north, lies on the map, in its units: the Natural Earth projection, by the
 * polynomial of Šavrič, Jenny, Patterson, Petrovič and Hurni (2011).
 */
export function onMap([east, north]: readonly [number, number]): [x: number, y: number] {
  const [lambda, phi] = [radians(east - measure.east), radians(north)];
  const x = lambda * (0.8707 - 0.131979 * phi ** 2 - 0.013791 * phi ** 4 + 0.003971 * phi ** 10 - 0.001529 * phi ** 12);
  const y = phi * (1.007226 + 0.015085 * phi ** 2 - 0.044475 * phi ** 6 + 0.028874 * phi ** 8 - 0.005916 * phi ** 10);
  return [measure.middle[0] + measure.radian * x, measure.middle[1] - measure.radian * y];
}
