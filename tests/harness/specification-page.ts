import { escaped } from './escaped.ts';
import { requirementReport, type Reported, type Section } from './requirement-report.ts';
import type { Result, Run } from './test-results.ts';

const prose = (text: string) => escaped(text).replace(/`(.+?)`/g, '<code>$1</code>');

const marks = { passed: '✓', failed: '✗', skipped: '○', 'not run': '○', 'no test': '–' } as const;
const mark = (word: keyof typeof marks) => `<span aria-hidden="true">${marks[word]}</span> ${word}`;

function testsOf(file: string, tests: readonly Result[]): string {
  const failed = tests.some(({ status }) => status === 'failed');
  const titles = tests.map(({ title, status }) => `<li class="${status}">${mark(status)}: ${escaped(title)}</li>`);
  return `<details${failed ? ' open' : ''}><summary><code>${escaped(file)}</code> (${tests.length})</summary><ul>${titles.join('')}</ul></details>`;
}

function row({ id, text, tests, word }: Reported): string {
  const files = Map.groupBy(tests, ({ file }) => file);
  const listed = Array.from(files, ([file, ofFile]) => testsOf(file, ofFile));
  return `<tr id="${escaped(id)}"><th scope="row">${escaped(id)}</th><td>${prose(text)}</td><td class="${word.replace(' ', '-')}">${mark(word)}</td><td>${listed.join('')}</td></tr>`;
}

const heads = ['Id', 'Requirement', 'Result', 'Tests'].map((head) => `<th scope="col">${head}</th>`).join('');

const styles = `:root{color-scheme:light dark;color:light-dark(#1a1a1a,#eee);background:light-dark(#fff,#161616)}
body{max-width:90rem;margin:0 auto;padding:1rem;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;table-layout:fixed}th,td{padding:.5rem;border:1px solid light-dark(#767676,#8f8f8f);text-align:start;vertical-align:top}
th:first-child{width:9.5rem}th:nth-child(3){width:6rem}caption{text-align:start;font-weight:600}ul{margin:0;padding-inline-start:1.1rem;font-size:.875rem}
.passed{color:light-dark(#0b5d1e,#8fe3a2)}.failed{color:light-dark(#9b0f0f,#ffb3b3);font-weight:600}a{color:light-dark(#0b4fa0,#9cc7ff)}`;

/**
 * A specification with its tests and their results, as an HTML document.
 * @param sections as `sectionsIn` reads them
 * @param runs the runs whose results count, each with the time of its end
 * @param faults what `requirementFaults` found
 */
export function specificationPage(sections: readonly Section[], runs: readonly Run[], faults: readonly string[]): string {
  const results = runs.flatMap((run) => run.results);
  const tables = sections.map(({ level, title, requirements }) => {
    const rows = requirementReport(requirements, results).map(row);
    const table = `<table><caption>${escaped(title)}</caption><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
    return `<h${level}>${escaped(title)}</h${level}>${rows.length ? table : ''}`;
  });
  const times = runs.map(({ name, at }) => `<li>Tests ${escaped(name)}: ${at ? `last run ${at.toUTCString()}` : 'not run'}</li>`);
  const listed = faults.map((fault) => `<li class="failed">${prose(fault)}</li>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Specification and its tests</title><style>${styles}</style></head>
<body><main>
<ul>${times.join('')}</ul>
${listed.length ? `<ul>${listed.join('\n')}</ul>` : ''}
${tables.join('\n')}
</main></body>
</html>
`;
}
