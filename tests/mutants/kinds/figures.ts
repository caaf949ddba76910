import { globSync } from 'node:fs';
import { splice, type Fault } from '../fault.ts';
import { nameOf, parseFile, walk } from '../syntax.ts';

/** Degrees are no figures of the specification, and code that reckons holds none. */
const without = /hubs\.ts|opening-state\.ts/;

const durations = 'src/facts/waiting.ts';

/** Every number of the facts, one too many and one too few; every duration a quarter shorter. */
export function figures(): Fault[] {
  const files = globSync('src/facts/*.ts').sort();
  return files
    .filter((file) => !without.test(file))
    .flatMap((file) => {
      const { text, root } = parseFile(file);
      return [...walk(root)].flatMap(([{ type, value, start, end }, above]) => {
        const figure = type === 'Literal' && (typeof value === 'number' || (/figures/.test(file) && /\d/.test(String(value))));
        if (!figure) return [];
        const place = `${nameOf(above)}@${start}`;
        const turned = (by: (digits: number) => number) =>
          text.slice(start, end).replace(/\d[\d_]*/, (n) => String(by(Number(n.replace(/_/g, '')))));
        const fault = (kind: string, name: string, to: string): Fault => ({
          id: `${kind}:${file}:${place}:${name}`,
          kind,
          file,
          what: `${nameOf(above)}: ${text.slice(start, end)} made ${to}`,
          change: (whole) => splice(whole, start, end, to),
          near: [String(value), nameOf(above).split('.').at(-1)!],
        });
        const faults = [
          fault(
            'figures',
            'more',
            turned((n) => n + 1),
          ),
          fault(
            'figures',
            'less',
            turned((n) => n - 1),
          ),
        ];
        const shorter = fault(
          'durations',
          'shorter',
          turned((n) => n * 0.75),
        );
        return file === durations ? faults.concat(shorter) : faults;
      });
    });
}
