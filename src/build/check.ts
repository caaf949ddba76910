import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { languages, sourceLanguage } from '../i18n/languages.ts';
import { checkCompany, companyFile, samplesInPlace } from './check-company.ts';
import { checkCopy, type LocaleFiles } from './check-copy.ts';
import { checkPages } from './check-pages.ts';
import { leavesOf } from './compare-copy.ts';
import { readLocales } from './read-locales.ts';

const codes = languages.map(({ code }) => code);

/** Before anything is built from the project at `root`: throws one error that names every fault of its company file or its copy. */
export async function checkSources(root: string): Promise<void> {
  refuse(checkCompany(readFileSync(join(root, companyFile), 'utf8'), codes));
  // The facts hold the company, so they are loaded once it is known to be sound.
  const { module } = await runnerImport<typeof import('../i18n/variables')>(join(root, 'src/i18n/variables.ts'));
  refuse(checkCopy(readLocales(root), codes, Object.keys(module.variables(sourceLanguage.code))));
}

/** Before any file of the site is written: throws one error that names every fault of its pages. */
export function checkSite(root: string, files: ReadonlyMap<string, string>): void {
  const pages = new Map(Array.from(files).filter(([file]) => file.endsWith('.html')));
  refuse(checkPages(pages, keysOf(readLocales(root))));
}

/** Says in one line which samples the company file still holds, or nothing. */
export function samplesLine(root: string): string {
  const keys = samplesInPlace(JSON.parse(readFileSync(join(root, companyFile), 'utf8')));
  return keys.length ? `samples still stand in ${companyFile}: ${keys.join(', ')}` : '';
}

function refuse(faults: string[]): void {
  if (faults.length) throw new Error(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${faults.join('\n')}`);
}

function keysOf(files: LocaleFiles): Set<string> {
  const namespaceOf = (path: string) => path.slice(path.indexOf('/') + 1, -'.json'.length);
  return new Set(Array.from(files).flatMap(([path, text]) => leavesOf(JSON.parse(text)).map(([key]) => `${namespaceOf(path)}:${key}`)));
}
