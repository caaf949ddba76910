import { mkdirSync, writeFileSync } from 'node:fs';
import { languages as registry } from '../src/i18n/languages.ts';
import { lastRuns } from './coverage/results.ts';
import { reportPage, type Row } from './coverage/report-page.ts';
import { readSpecification, type Requirement } from './coverage/specification.ts';
import { resultsOf, verdict } from './coverage/verdict.ts';
import { heldBy } from './requirements.ts';

/** Writes what the last `npm test` says of each requirement of docs/specification.md as a page for people. */
const file = 'reports/specification.html';
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
const languages = registry.map(({ code, tag }) => ({ code, name: inEnglish.of(code)!, tag }));

const runs = lastRuns();
const results = runs.flatMap((run) => run.results);

function rowOf({ id, text }: Requirement): Row {
  const tests = heldBy[id] ?? [];
  const each = tests.map((held) => resultsOf(held, results));
  const failed = [...new Set(each.flat())].filter(({ status }) => status === 'failed');
  return {
    id,
    text,
    tests,
    whole: verdict(each),
    languages: languages.map(({ code }) => verdict(each, code)),
    failures: failed.map(({ title, file: of }) => title ?? `${of} could not be run`),
  };
}

const parts = readSpecification().map(({ level, title, requirements }) => ({ level, title, rows: requirements.map(rowOf) }));
mkdirSync('reports', { recursive: true });
writeFileSync(file, reportPage({ languages, parts, runs }));
const words = parts.flatMap(({ rows }) => rows.map(({ whole }) => whole.word));
const counts = [...new Set(words)].map((word) => `${words.filter((each) => each === word).length} ${word}`);
console.log(`${file}: ${words.length} requirements: ${counts.join(', ')}`);
