import { join } from 'node:path';
import { runnerImport } from 'vite';
import { languages, sourceLanguage } from '../../src/i18n/languages.ts';
import { checkCalendar } from './check-calendar.ts';
import { companyFaults } from './check-company.ts';
import { checkCopy } from './check-copy.ts';
import { datesFaults } from './check-dates.ts';
import { checkFacts, drawingFaults } from './check-facts.ts';
import { checkLanguages } from './check-languages.ts';
import { checkRoutes, readRoutes } from './check-routes.ts';
import { refuse } from './fault.ts';
import { readLocales } from './read-locales.ts';

const codes = languages.map(({ code }) => code);

/**
 * Checks the project at `root` before a build: first its languages, then the company file, then facts, routes, copy and the dates of pages.
 *
 * @throws one error with all faults of the first of these that has any.
 */
export async function checkSources(root: string): Promise<void> {
  refuse(checkLanguages(languages));
  refuse(companyFaults(root, codes));
  // The facts import the company file, so they are loaded only after it is checked.
  const { module } = await runnerImport<typeof import('../../src/i18n/variables.ts')>(join(root, 'src/i18n/variables.ts'));
  refuse([
    ...checkFacts(),
    ...checkCalendar(),
    ...drawingFaults(root),
    ...checkRoutes(readRoutes(root)),
    ...checkCopy(readLocales(root), codes, module.factNames(sourceLanguage.code)),
    ...datesFaults(root),
  ]);
}
