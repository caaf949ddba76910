import company from '../src/facts/company.json' with { type: 'json' };
import { knownUntil } from '../src/facts/holidays.ts';
import { securityExpires } from '../src/facts/security.ts';
import { companyFile, samplesInPlace } from '../tools/check/check-company.ts';
import { lapsing } from '../tools/check/lapsing.ts';

/**
 * Fails while a sample stands in the company file, and when something that holds until a day comes near to it: the site is not to be
 * launched so. `npm run check:launch -- 2027-01-01` asks for that day in place of today.
 */
const [, , day] = process.argv;
const samples = samplesInPlace(company);
const faults = [
  ...(samples.length ? [`samples still stand in ${companyFile}:`, ...samples] : []),
  ...lapsing(
    [
      { what: 'security.txt', file: 'src/facts/security.ts', until: securityExpires },
      { what: 'the list of public holidays', file: 'src/facts/holidays.ts', until: knownUntil },
    ],
    day ? new Date(day) : new Date(),
  ),
];
if (faults.length) console.error(faults.join('\n'));
process.exitCode = faults.length ? 1 : 0;
