import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { requirementFaults, sectionsIn } from './harness/requirement-report.ts';
import { specificationPage } from './harness/specification-page.ts';
import { lastRuns } from './last-runs.ts';

/** Writes the specification with the tests and results of the last run as a page; fails where a requirement has no passing test. */
const file = 'reports/specification.html';
const sections = sectionsIn(readFileSync('docs/specification.md', 'utf8'));
const requirements = sections.flatMap((section) => section.requirements);
const runs = lastRuns();
const faults = requirementFaults(
  requirements,
  runs.flatMap((run) => run.results),
);
mkdirSync('reports', { recursive: true });
writeFileSync(file, specificationPage(sections, runs, faults));
const missing = runs.filter(({ at }) => !at).map(({ name }) => `The tests ${name} left no report in .cache; run \`npm test\` first`);
// Without a report, every requirement that only its tests hold would be listed.
const said = missing.length ? missing : faults;
console.log([...said, `${file}: ${requirements.length} requirements, ${faults.length} faults`].join('\n'));
process.exitCode = said.length ? 1 : 0;
