import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { addIndustries, addLanguages } from '../tests/build/grown.ts';
import { Tree } from '../tests/build/tree.ts';
import { median } from './report.ts';

/** Measures how the build grows with the site: `npm run bench:growth [-- --rounds 1]`. What it builds is generated and thrown away. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });

const sites: [name: string, grow: (tree: Tree) => void][] = [
  ['as it is', () => {}],
  ['310 pages', (tree) => addIndustries(tree, 310 - 31)],
  ['12 languages', (tree) => addLanguages(tree, 12 - 2)],
];

/** How long a build takes, and what memory the largest of its processes, which follow one another, holds at most. */
async function build(tree: Tree): Promise<{ milliseconds: number; kilobytes: number }> {
  const peaks = tree.path('peaks');
  rmSync(peaks, { force: true });
  const env = { ...process.env, PEAKS: peaks, NODE_OPTIONS: `--import ${import.meta.dirname}/peak.mjs` };
  const began = performance.now();
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native'], {
    cwd: tree.root,
    env,
  });
  const milliseconds = performance.now() - began;
  return { milliseconds, kilobytes: Math.max(...readFileSync(peaks, 'utf8').trim().split('\n').map(Number)) };
}

const measured: { site: string; documents: number; seconds: number; megabytes: number }[] = [];
for (const [site, grow] of sites) {
  const tree = new Tree();
  grow(tree);
  const runs: Awaited<ReturnType<typeof build>>[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    runs.push(await build(tree));
  }
  measured.push({
    site,
    documents: readdirSync(tree.path('dist'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length,
    seconds: median(runs.map(({ milliseconds }) => milliseconds)) / 1000,
    megabytes: median(runs.map(({ kilobytes }) => kilobytes)) / 1000,
  });
  tree.remove();
}

const [first] = measured;
/** What each page beyond those there are takes, and what is left for all that does not depend on pages. */
const shares = ({ documents, seconds }: (typeof measured)[number]) => {
  if (documents === first!.documents) return '|';
  const perPage = (seconds - first!.seconds) / (documents - first!.documents);
  return `${(perPage * 1000).toFixed(1)} ms | ${(first!.seconds - first!.documents * perPage).toFixed(1)} s`;
};
const report = [
  '| site | documents | build | memory at most | a further page | whatever the pages |',
  '| --- | --: | --: | --: | --: | --: |',
  ...measured.map((each) => {
    const { site, documents, seconds, megabytes } = each;
    return `| ${site} | ${documents} | ${seconds.toFixed(1)} s | ${megabytes.toFixed(0)} MB | ${shares(each)} |`;
  }),
].join('\n');
await mkdir('reports', { recursive: true });
await writeFile('reports/growth.md', `# How the build grows\n\nMedians of ${values.rounds} rounds.\n\n${report}\n`);
console.log(report);
