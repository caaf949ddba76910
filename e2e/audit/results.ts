import { existsSync, readFileSync } from 'node:fs';
import { refusal } from '../../tools/refusal.ts';
import type { Look, Walk } from './shape.ts';

/** A build of its own, so that the site may be built anew while it is audited. */
export const audited = '.cache/audited';

export const folder = 'reports/audit';
export const resultsFile = `${folder}/results.json`;

interface Suite {
  specs: { tests: { results: { attachments: { name: string; body?: string }[] }[] }[] }[];
  suites?: Suite[];
}

interface Report {
  suites: Suite[];
  stats: { startTime: string };
}

/** All that the tests attached to Playwright's JSON report. */
export function readResults() {
  if (!existsSync(resultsFile))
    throw refusal(`${resultsFile}: expected the results of the audit, found none: see Playwright’s message above`);
  const { suites, stats } = JSON.parse(readFileSync(resultsFile, 'utf8')) as Report;
  const attachments = suites.flatMap(attachmentsIn);
  const named = <Kind>(wanted: string) =>
    attachments.flatMap(({ name, body }) =>
      name === wanted && body ? [JSON.parse(Buffer.from(body, 'base64').toString('utf8')) as Kind] : [],
    );
  return { stats, looks: named<Look>('look'), walks: named<Walk>('walk') };
}

const attachmentsIn = ({ specs, suites = [] }: Suite): { name: string; body?: string }[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.at(-1)?.attachments ?? [])),
  ...suites.flatMap(attachmentsIn),
];
