import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import config from '../playwright.config.ts';
import { makeByHand } from './by-hand.ts';
import { freePort, host, type Site } from './host.ts';
import { makeLimit } from './limit.ts';
import { measure } from './measure.ts';
import { results, type Samples } from './report.ts';
import { table } from './table.ts';

/**
 * Measures `dist/` against the lightest pages that say the same, and against its own without script:
 * `npm run bench [-- --rounds 1] [-- other/dist …]`, where further folders are measured too. It judges nothing, and fails
 * only where something could not be measured.
 */
const { values, positionals } = parseArgs({ options: { rounds: { type: 'string', default: '5' } }, allowPositionals: true });
const limit = 'limit';
const made = '.cache/bench';

await rm(made, { recursive: true, force: true });
makeLimit('dist', `${made}/limit`);
makeByHand('dist', `${made}/by-hand`);
const nameOf = (folder: string) => resolve(folder).split('/').slice(-2).join('/');
const folders: [name: string, folder: string][] = [
  [limit, `${made}/limit`],
  ['by hand', `${made}/by-hand`],
  ['dist', 'dist'],
  ...positionals.map((each) => [nameOf(each), each] as [string, string]),
];
const sites: Site[] = [];
for (const [name, folder] of folders) sites.push(await host(name, folder));

const port = await freePort();
const { args = [], ...options } = config.use?.launchOptions ?? {};
const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
const { samples, failures } = await measure(browser, port, sites, Number(values.rounds));
const version = browser.version();
await browser.close();
for (const site of sites) site.close();

const names = sites.map(({ name }) => name);
const tables = Object.entries(samples).map(([profile, figures]) => table(profile, figures, names, limit));
const byFigure = (figures: Samples[string]) =>
  Object.fromEntries(Object.entries(figures).map(([figure, bySite]) => [figure, results(bySite, limit)]));
const told = `Medians of ${values.rounds} rounds in Chromium ${version}; in brackets the ratio to the limit.`;
const report = [told, ...tables, failures.length ? `Not measured:\n\n${failures.map((each) => `- ${each}`).join('\n')}` : '']
  .join('\n\n')
  .trimEnd();
await mkdir('reports', { recursive: true });
await writeFile('reports/bench.md', `# What was measured\n\n${report}\n`);
const profilesByName = Object.fromEntries(Object.entries(samples).map(([profile, figures]) => [profile, byFigure(figures)]));
await writeFile(
  'reports/bench.json',
  JSON.stringify({ rounds: Number(values.rounds), browser: version, profiles: profilesByName, failures }, null, 2),
);
console.log(report);
process.exitCode = failures.length ? 1 : 0;
