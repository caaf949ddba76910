import { optimize } from 'svgo';

interface Drawn {
  width: number;
  height: number;
  /** How many digits a coordinate keeps behind the point. */
  digits: number;
}

/** The text of one path that draws all the given ones (elements of SVG that differ in nothing but their course), in fewest characters. */
export function outlineOf(paths: string, { width, height, digits }: Drawn): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths}</svg>`, {
    multipass: true,
    floatPrecision: digits,
    plugins: [{ name: 'preset-default', params: { overrides: { mergePaths: { force: true } } } }],
  });
  const [outline, ...others] = Array.from(data.matchAll(/ d="([^"]*)"/g), ([, course]) => course!);
  if (!outline || others.length > 0) throw new Error(`${paths}: expected paths that can be drawn as one`);
  return outline;
}
