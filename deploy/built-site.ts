import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { scriptSources } from './inline-scripts.ts';

/** A list with one message if `dist/` holds no built site, else an empty list. */
export const missingBuild = () => (existsSync('dist/index.html') ? [] : ['dist/ holds no site: run npm run build first']);

/** If there is such a message, prints it and ends the process with status 1. */
export function requireBuild(): void {
  for (const fault of missingBuild()) {
    console.error(fault);
    process.exit(1);
  }
}

/** The build output that the host files are generated from, besides the policy. */
export interface BuiltSite {
  /** Paths relative to the folder, sorted. */
  files: string[];
  /** URL prefixes with a not-found page of their own: '' for the root, '/segment' for a language. */
  bases: string[];
  /** Hashes of the inline scripts as `script-src` sources (`'sha256-…'`). */
  scripts: string[];
}

/** All files below the folder, as sorted relative paths with forward slashes. */
export const builtFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** The path at which a host serves a file of the build: `about.html` at `/about`, `index.html` at `/`. */
export const pathOfFile = (file: string) => `/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`;

/** The HTML of every document in the folder, by relative path. */
export const documentsIn = (folder: string): Map<string, string> =>
  new Map(
    builtFilesIn(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** Reads what the host files depend on from a folder with a finished build, such as `dist`. */
export function builtSiteIn(folder: string): BuiltSite {
  const files = builtFilesIn(folder);
  return {
    files,
    bases: ['', ...files.filter((file) => /^[^/]+\/404\.html$/.test(file)).map((file) => `/${file.split('/')[0]}`)],
    scripts: scriptSources(documentsIn(folder)),
  };
}

/** The URL path of the not-found page for a request path: that of its language if there is one, else the root's. */
export const notFoundPageFor = (path: string, folder: string) => {
  const [, first] = /^\/([\w-]+)(?=\/|$)/.exec(path) ?? [];
  return first && existsSync(join(folder, first, '404.html')) ? `/${first}/404.html` : '/404.html';
};
