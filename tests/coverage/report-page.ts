import type { Held } from '../requirements.ts';
import type { Verdict } from './verdict.ts';

export interface Row {
  id: string;
  text: string;
  tests: readonly Held[];
  whole: Verdict;
  languages: readonly Verdict[];
  /** Titles of the tests that failed. */
  failures: readonly string[];
}

export interface Part {
  level: 2 | 3;
  title: string;
  rows: readonly Row[];
}

export interface Report {
  languages: readonly { name: string; tag: string }[];
  parts: readonly Part[];
  /** When each kind of test was last run, if it was. */
  runs: readonly { name: string; at: Date | undefined }[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const han = (html: string) => html.replace(/\p{Script=Han}+/gu, '<span lang="zh-Hant-HK">$&</span>');
const prose = (text: string) => han(escaped(text).replace(/`(.+?)`/g, '<code>$1</code>'));
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const signs = { passed: '✓', failed: '✗', 'partly run': '◐', 'not run': '○', 'no test': '–' } as const;

function cell({ word, passed, failed }: Verdict): string {
  const count = word === 'passed' || word === 'partly run' ? ` (${passed})` : word === 'failed' ? ` (${failed} of ${passed + failed})` : '';
  return `<td class="${word.replace(' ', '-')}"><span aria-hidden="true">${signs[word]}</span> ${word}${count}</td>`;
}

function row({ id, text, tests, languages, failures }: Row): string {
  const lines = tests.map(
    ({ file, title, row }) => `<li><code>${escaped(file)}</code><br>${han(escaped(row ? `${title} (${row})` : title))}</li>`,
  );
  const failed = failures.map((title) => `<li class="failed"><span aria-hidden="true">✗</span> failed: ${han(escaped(title))}</li>`);
  return `<tr id="${id}"><th scope="row">${id}</th><td>${prose(text)}</td>${languages.map(cell).join('')}<td><ul>${[...lines, ...failed].join('')}</ul></td></tr>`;
}

function table({ title, rows }: Part, languages: Report['languages']): string {
  const heads = ['Id', 'Requirement', ...languages.map(({ name }) => name), 'Tests'].map((head) => `<th scope="col">${head}</th>`);
  return `<div class="wide" role="region" tabindex="0" aria-label="${escaped(title)}: requirements"><table>
<caption>${escaped(title)}: ${rows.length} ${rows.length === 1 ? 'requirement' : 'requirements'}</caption>
<thead><tr>${heads.join('')}</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table></div>`;
}

const part =
  ({ languages }: Report) =>
  (each: Part): string =>
    `<h${each.level} id="${idOf(each.title)}">${escaped(each.title)}</h${each.level}>${each.rows.length ? table(each, languages) : ''}`;

function summary({ parts, runs }: Report): string {
  const rows = parts.flatMap((each) => each.rows);
  const count = (word: Verdict['word']) => rows.filter(({ whole }) => whole.word === word).length;
  const failed = rows.filter(({ whole }) => whole.word === 'failed');
  const links = failed.map(({ id, text }) => `<li><a href="#${id}">${id}</a> ${prose(text)}</li>`);
  const times = runs.map(
    ({ name, at }) =>
      `<li>Tests ${name}: ${at ? `last run <time datetime="${at.toISOString()}">${at.toUTCString()}</time>` : 'not run'}</li>`,
  );
  return `<p>${rows.length} requirements: ${count('passed')} passed, ${count('failed')} failed, ${count('partly run')} partly run, ${count('not run')} not run.</p>
<ul>${times.join('')}</ul>
<p>A requirement has passed if every test that holds it has; in brackets stands how many, one for each page or row.
A test that names no language counts for each of them; “no test” means that the requirement is one of the other language
alone, such as its wording.</p>
${failed.length ? `<h2 id="failed">Failed</h2><ul>${links.join('')}</ul>` : ''}`;
}

const styles = `:root{color-scheme:light dark;color:light-dark(#1a1a1a,#eee);background:light-dark(#fff,#161616);--line:light-dark(#767676,#8f8f8f);--good:light-dark(#0b5d1e,#8fe3a2);--bad:light-dark(#9b0f0f,#ffb3b3)}
body{max-width:90rem;margin:0 auto;padding:1rem;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
.wide{overflow-x:auto}table{width:100%;min-width:60rem;border-collapse:collapse;table-layout:fixed}caption{text-align:start;padding-block:.5rem;font-weight:600}
th,td{padding:.5rem;border:1px solid var(--line);text-align:start;vertical-align:top}th:first-child{width:9.5rem}th:nth-child(3),th:nth-child(4){width:8rem}
td ul{margin:0;padding-inline-start:1.1rem;font-size:.875rem}.passed{color:var(--good)}.failed{color:var(--bad);font-weight:600}
nav ul{columns:20rem;list-style:none;padding:0}a{color:light-dark(#0b4fa0,#9cc7ff)}:target{outline:3px solid currentcolor}a,.wide{outline-offset:2px}`;

export function reportPage(report: Report): string {
  const contents = report.parts.map(({ title }) => `<li><a href="#${idOf(title)}">${escaped(title)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Specification and its tests</title><style>${styles}</style></head>
<body>
<header><h1>Specification and its tests</h1></header>
<main>${summary(report)}
<nav aria-label="Sections"><ul>${contents.join('')}</ul></nav>
${report.parts.map(part(report)).join('\n')}</main>
</body>
</html>
`;
}
