import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  path: string;
  text: string;
}

const read = (pattern: string): SourceFile[] =>
  globSync(pattern)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** What somebody wrote of the site's code: all of src/ and routes/ that a machine did not. */
export const sourceFiles = read('{src,routes}/**/*.{ts,tsx,css}').filter(({ path }) => !path.includes('.gen.'));

/** The tests that are named after the specification: pages as files, and what only a browser knows. */
export const specFiles = read('{tests/spec,e2e}/**/*.{test,spec}.{ts,tsx}');
