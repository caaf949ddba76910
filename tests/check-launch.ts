import company from '../src/facts/company.json' with { type: 'json' };
import { companyFile, samplesInPlace } from '../src/build/check-company.ts';

/** Fails while a sample stands in the company file: the site is not to be launched with it. */
const samples = samplesInPlace(company);
if (samples.length) console.error(`samples still stand in ${companyFile}:\n${samples.join('\n')}`);
process.exitCode = samples.length ? 1 : 0;
