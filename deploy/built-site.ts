import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { scriptSources } from './inline-scripts.ts';

/** What the hosts' files are written from, besides the policy. */
export interface BuiltSite {
  /** Every file by its path in the folder, sorted. */
  files: string[];
  /** What the addresses of each language begin with: '' or '/segment', those that have a not-found page of their own. */
  bases: string[];
  /** The sources of the inline scripts for a content security policy. */
  scripts: string[];
}

/** Every file below the folder by its path in it, with slashes, sorted. */
export const builtFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** The HTML of every document in the folder, by its file. */
export const documentsIn = (folder: string): Map<string, string> =>
  new Map(
    builtFilesIn(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** Reads what a build has left in the folder. */
export function builtSiteIn(folder: string): BuiltSite {
  const files = builtFilesIn(folder);
  return {
    files,
    bases: ['', ...files.filter((file) => /^[^/]+\/404\.html$/.test(file)).map((file) => `/${file.split('/')[0]}`)],
    scripts: scriptSources(documentsIn(folder)),
  };
}

/** The not-found page for an address, as a path from the root: that of its language, or else of the root. */
export const notFoundPageFor = (path: string, folder: string) => {
  const [, first] = /^\/([\w-]+)(?=[/?]|$)/.exec(path) ?? [];
  return first && existsSync(join(folder, first, '404.html')) ? `/${first}/404.html` : '/404.html';
};
