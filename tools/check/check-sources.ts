import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { languages, sourceLanguage } from '../../src/i18n/languages.ts';
import { checkCompany, companyFile } from './check-company.ts';
import { checkCopy } from './check-copy.ts';
import { checkLanguages } from './check-languages.ts';
import { checkRoutes, readRoutes } from './check-routes.ts';
import { refuse } from './fault.ts';
import { readLocales } from './read-locales.ts';

const codes = languages.map(({ code }) => code);

/**
 * Before anything is built from the project at `root`: throws one error that names every fault of its
 * languages, its company file, its routes or its copy.
 */
export async function checkSources(root: string): Promise<void> {
  refuse(checkLanguages(languages));
  refuse(checkCompany(readFileSync(join(root, companyFile), 'utf8'), codes));
  // The facts hold the company, so they are loaded once it is known to be sound.
  const { module } = await runnerImport<typeof import('../../src/i18n/variables.ts')>(join(root, 'src/i18n/variables.ts'));
  refuse([...checkRoutes(readRoutes(root)), ...checkCopy(readLocales(root), codes, module.factNames(sourceLanguage.code))]);
}
