/** A place in a drawing, in SVG units. */
export type Point = readonly [x: number, y: number];

/** A number with at most one decimal, to keep the SVG small. */
export const round = (value: number) => String(Math.round(value * 10) / 10);

/** A point as SVG coordinates, `x y`. */
export const pointText = ([x, y]: Point) => `${round(x)} ${round(y)}`;
