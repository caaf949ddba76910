import '../plain-errors.ts';
import { missingBuild } from '../../deploy/built-site.ts';
import { knownUntil } from '../../src/facts/holidays.ts';
import { securityExpires } from '../../src/facts/security.ts';
import { languages } from '../../src/i18n/languages.ts';
import { companyFaults, companyFile, readCompany, samplesInPlace } from '../check/check-company.ts';
import { valueAt } from '../check/compare-copy.ts';
import { translationLines } from '../translation/report.ts';
import { builtFaults } from './built-faults.ts';
import { deployedFaults } from './deployed-faults.ts';
import { hostFaults } from './host-faults.ts';
import { lapsing } from './lapsing.ts';
import { renderedFaults } from './rendered-faults.ts';

/**
 * Fails if the company file has a fault or a sample, if a translation is still English or is stale, or if security.txt or the list of
 * holidays ends within 60 days: the site must not be launched then. With a company file without fault and sample, it also fails if there is
 * no build, or if the cards, the last build or the files of the hosts do not match the company. `npm run check:launch -- 2027-01-01` takes
 * that day instead of today; `npm run check:launch -- --deployed` also compares what the company's own address serves, after a deploy.
 */
const deployed = process.argv.includes('--deployed');
const [day, surplus] = process.argv.slice(2).filter((word) => word !== '--deployed');
if (surplus) {
  console.error(`expected one day at most, found “${surplus}” as well`);
  process.exit(1);
}
// `Date` reads a day that a month does not have as one of the next month.
if (day && (Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day)) {
  console.error(`expected a day such as 2027-01-01, found “${day}”`);
  process.exit(1);
}
const codes = languages.map(({ code }) => code);
const refused = companyFaults('.', codes);
const company = refused.length ? undefined : readCompany('.');
const samples = company ? samplesInPlace(company) : [];
const faults = [
  ...refused,
  ...(samples.length
    ? [
        `samples still stand in ${companyFile}, each to be replaced there:`,
        ...samples.map((key) => `  ${key}: ${JSON.stringify(valueAt(company, key))}`),
      ]
    : []),
  ...translationLines('.'),
  ...lapsing(
    [
      { what: 'security.txt', file: 'src/facts/security.ts', until: securityExpires },
      { what: 'the list of public holidays', file: 'src/facts/holidays.ts', until: knownUntil },
    ],
    day ? new Date(day) : new Date(),
  ),
];
// The address of a sample belongs to no company.
if (company && !samples.length) {
  const missing = missingBuild();
  faults.push(...missing);
  if (!missing.length) {
    // In the order in which to correct them: cards go into the build, and the files of the hosts come from it.
    faults.push(...(await renderedFaults('dist')), ...builtFaults('dist', company), ...(await hostFaults('dist')));
    if (deployed) faults.push(...(await deployedFaults('dist', company.site)));
  }
}
if (faults.length) console.error(faults.join('\n'));
process.exitCode = faults.length ? 1 : 0;
