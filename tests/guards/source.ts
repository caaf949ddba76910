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

/** The tests: pages as files, what stops a build, and what only a browser knows. */
export const testFiles = read('{tests,e2e}/**/*.{test,spec}.{ts,tsx}');
