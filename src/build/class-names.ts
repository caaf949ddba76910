import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';

/**
 * Names the classes of CSS modules: every page repeats them in its markup and its styles, so they are short and alike.
 * Two letters stand for the file, a number for the class in it; the same source gives the same names.
 */
export function shortClassName(root: string) {
  const files = globSync('src/**/*.module.css', { cwd: root }).sort();
  const classes = files.map((): string[] => []);
  return (name: string, file: string) => {
    const place = files.indexOf(relative(root, file));
    const own = classes[place];
    // A style sheet of somebody else's keeps its names.
    if (!own) return name;
    if (!own.includes(name)) own.push(name);
    return letter(place / 26) + letter(place) + own.indexOf(name);
  };
}

const letter = (place: number) => String.fromCharCode(97 + (Math.floor(place) % 26));

/** For reports that name elements to people: files are named apart, so their classes are too. */
export const readableClassName = (name: string, file: string) => `${basename(file, '.module.css')}_${name}`;
