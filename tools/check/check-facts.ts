import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { incoterms } from '../../src/facts/incoterms.ts';
import { industries, longestLeadTimeDays } from '../../src/facts/industries.ts';
import type { Industry } from '../../src/facts/industry.ts';
import { ports } from '../../src/facts/ports.ts';
import { serviceSlugs } from '../../src/facts/services.ts';
import { fault } from './fault.ts';

/**
 * Checks what types cannot refuse, and what a build, which does not check types, would fail on: lead times in the wrong order or beyond the
 * scale, kinds, ports and Incoterms that are in no list, and slugs that occur twice. One message for each fault.
 */
export const checkFacts = (
  ofIndustries: Readonly<Record<string, Industry>> = industries,
  ofServices: readonly string[] = serviceSlugs,
): string[] => [
  ...Object.entries(ofIndustries).flatMap(([slug, industry]) => faultsOf(slug, industry)),
  ...ofServices
    .filter((slug, index) => ofServices.indexOf(slug) !== index)
    .map((slug) => fault('src/facts/services.ts', slug, 'each slug once', 'it twice')),
];

/** The missing drawings of services, one message each. */
export const drawingFaults = (root: string, ofServices: readonly string[] = serviceSlugs): string[] =>
  ofServices
    .flatMap((slug) => ['services', 'heroes'].map((folder) => `src/drawings/${folder}/${slug}.svg`))
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => fault(file, '', 'a drawing', 'none'));

const kinds: readonly Industry['kind'][] = ['routes', 'hubs', 'machinery'];

function faultsOf(slug: string, industry: Industry): string[] {
  const refuse = (key: string, expected: string, found: string) => fault('src/facts/industries.ts', `${slug}: ${key}`, expected, found);
  if (!kinds.includes(industry.kind)) return [refuse('kind', `one of ${kinds.join(', ')}`, `“${industry.kind}”`)];
  if (industry.kind === 'machinery') return [];
  const days = `days from the shorter to the longer, up to ${longestLeadTimeDays}`;
  const named = industry.kind === 'routes' ? industry.routes.flat() : industry.hubs;
  return [
    ...industry.leadTimes
      .filter(({ days: [from, to] }) => !(0 < from && from < to && to <= longestLeadTimeDays))
      .map(({ of, days: [from, to] }) => refuse(`leadTimes: ${of}`, days, `${from} to ${to}`)),
    ...industry.incoterms
      .filter((code) => !incoterms.includes(code))
      .map((code) => refuse('incoterms', 'an Incoterm of src/facts/incoterms.ts', `“${code}”`)),
    ...named.filter((port) => !ports.includes(port)).map((port) => refuse(industry.kind, 'a port of src/facts/ports.ts', `“${port}”`)),
  ];
}
