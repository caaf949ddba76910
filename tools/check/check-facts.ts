import { industries, longestLeadTimeDays } from '../../src/facts/industries.ts';
import type { Industry } from '../../src/facts/industry.ts';
import { serviceSlugs } from '../../src/facts/services.ts';
import { fault } from './fault.ts';

/** Lead times that run backwards or off their scale, and slugs that stand twice: what types do not refuse. One message each. */
export const checkFacts = (
  ofIndustries: Readonly<Record<string, Industry>> = industries,
  ofServices: readonly string[] = serviceSlugs,
): string[] => [
  ...Object.entries(ofIndustries).flatMap(([slug, industry]) =>
    (industry.kind === 'machinery' ? [] : industry.leadTimes).flatMap(({ of, days: [from, to] }) =>
      0 < from && from < to && to <= longestLeadTimeDays
        ? []
        : [
            fault(
              'src/facts/industries.ts',
              `${slug}: leadTimes: ${of}`,
              `days from the shorter to the longer, up to ${longestLeadTimeDays}`,
              `${from} to ${to}`,
            ),
          ],
    ),
  ),
  ...ofServices
    .filter((slug, index) => ofServices.indexOf(slug) !== index)
    .map((slug) => fault('src/facts/services.ts', slug, 'each slug once', 'it twice')),
];
