import { globSync, readFileSync } from 'node:fs';

interface SourceFile {
  path: string;
  text: string;
}

const read = (pattern: string): SourceFile[] =>
  globSync(pattern)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The site's code in src/ and routes/, without generated files. */
export const sourceFiles = read('{src,routes}/**/*.{ts,tsx,css}').filter(({ path }) => !path.includes('.gen.'));

/** All tests, those in a browser included. */
export const testFiles = read('{tests,e2e}/**/*.{test,spec}.{ts,tsx}');
