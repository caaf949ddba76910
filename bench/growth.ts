import '../tools/plain-errors.ts';
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { addIndustries, addLanguages } from '../tests/builds/grown.ts';
import { Tree } from '../tests/builds/tree.ts';
import { wholeNumber } from '../tools/whole-number.ts';
import { median } from './report.ts';

/** Measures how the build grows with generated sites, which it deletes afterwards: `npm run bench:growth [-- --rounds 1]`. */
const rounds = wholeNumber('--rounds', parseArgs({ options: { rounds: { type: 'string', default: '3' } } }).values.rounds);

const sites: [name: string, grow: (tree: Tree) => void][] = [
  ['as it is', () => {}],
  ['310 pages', (tree) => addIndustries(tree, 310 - 31)],
  ['12 languages', (tree) => addLanguages(tree, 12 - 2)],
];

/** The seconds that a build takes, and the megabytes that the largest of its processes holds at most. */
async function build(tree: Tree): Promise<{ seconds: number; megabytes: number }> {
  const peaks = tree.path('peaks');
  rmSync(peaks, { force: true });
  const env = { ...process.env, PEAKS: peaks, NODE_OPTIONS: `--import ${import.meta.dirname}/peak.mjs` };
  const began = performance.now();
  await promisify(execFile)('node', ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native'], { cwd: tree.root, env });
  const seconds = (performance.now() - began) / 1000;
  return { seconds, megabytes: Math.max(...readFileSync(peaks, 'utf8').trim().split('\n').map(Number)) / 1000 };
}

const lines = ['| site | documents | build | memory at most | a further page |', '| --- | --: | --: | --: | --: |'];
let first: { documents: number; seconds: number } | undefined;
for (const [site, grow] of sites) {
  const tree = new Tree();
  grow(tree);
  const runs: Awaited<ReturnType<typeof build>>[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await build(tree));
  const documents = globSync(tree.path('dist/**/*.html')).length;
  const [seconds, megabytes] = [median(runs.map((run) => run.seconds)), median(runs.map((run) => run.megabytes))];
  const further = first ? `${(((seconds - first.seconds) / (documents - first.documents)) * 1000).toFixed(1)} ms` : '';
  first ??= { documents, seconds };
  lines.push(`| ${site} | ${documents} | ${seconds.toFixed(1)} s | ${megabytes.toFixed(0)} MB | ${further} |`);
  tree.remove();
}
mkdirSync('reports', { recursive: true });
writeFileSync('reports/growth.md', `# How the build grows\n\nMedians of ${rounds} rounds.\n\n${lines.join('\n')}\n`);
console.log(lines.join('\n'));
