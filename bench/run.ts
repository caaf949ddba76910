import '../tools/plain-errors.ts';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { args, wholeBrowserPath } from '../e2e/browsers.ts';
import { requireBuild } from '../deploy/built-site.ts';
import { wholeNumber } from '../tools/whole-number.ts';
import { refusal } from '../tools/refusal.ts';
import { host, type Site } from './host.ts';
import { lighthouseOf } from './lighthouse.ts';
import { limit } from './limit.ts';
import { byHand, makeSite } from './make-site.ts';
import { profiles } from './profiles.ts';
import { add, table, type Figures, type Samples } from './report.ts';
import { scenes } from './scenes.ts';
import { visit } from './visit.ts';

/**
 * Measures `dist/` beside the lightest pages with the same words, beside its own pages without script, and beside further builds:
 * `npm run bench [-- --rounds 1 --beside old=path/to/dist --beside before=path/to/other/dist]`. It has no limits, and fails
 * only where something could not be measured.
 */
const options = { rounds: { type: 'string', default: '5' }, beside: { type: 'string', multiple: true, default: [] as string[] } } as const;
const { values } = parseArgs({ options });
const rounds = wholeNumber('--rounds', values.rounds);
const beside = values.beside.map((each) => {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(each) ?? [];
  if (!existsSync(`${folder}/index.html`)) throw refusal(`--beside ${each}: expected name=folder, with a built site in the folder`);
  return [name!, folder!] as const;
});

requireBuild();
const made = '.cache/bench';
rmSync(made, { recursive: true, force: true });
const builds = [['limit', 'dist', limit], ['by hand', 'dist', byHand], ['dist', 'dist'], ...beside] as const;
const sites: Site[] = [];
for (const [name, folder, change] of builds) {
  await makeSite(folder, `${made}/${name}`, change);
  sites.push(await host(name, `${made}/${name}`));
}

const browser = await launch({ executablePath: wholeBrowserPath(), args: [...args, '--lang=en-GB'] });
const port = Number(new URL(browser.wsEndpoint()).port);
const samples: Samples = {};
const failures: string[] = [];
// The first visits are not measured, because the browser is still starting.
for (const site of sites) await visit(browser, site, profiles[0]!).then(({ go, end }) => go('/').then(end));
for (let round = 0; round < rounds; round += 1) {
  // The sites take turns, and another one begins in each round, so that a slow moment of the machine affects all of them.
  const order = sites.map((_, index) => sites[(index + round) % sites.length]!);
  for (const profile of profiles) {
    const see = async (site: Site, name: string, look: () => Promise<Figures>) => {
      try {
        add(samples, profile.name, site.name, name, await look());
      } catch (error) {
        failures.push(`${profile.name}, ${site.name}, ${name}, round ${round + 1}: ${String(error).split('\n')[0]}`);
      }
    };
    for (const { name, scripted, rests, play } of scenes)
      for (const site of order.filter((each) => !scripted || (each.name !== 'limit' && each.name !== 'by hand')))
        await see(site, name, () => visit(browser, site, profile, rests).then((it) => play(it).then(it.whole).finally(it.end)));
    for (const site of order) await see(site, 'lighthouse', () => lighthouseOf(`${site.origin}/`, profile, port));
  }
  console.error(`round ${round + 1} of ${rounds}`);
}
const version = await browser.version();
await browser.close();

const names = sites.map(({ name }) => name);
const report = [
  `Medians of ${rounds} rounds in ${version}; in brackets the ratio to the limit.`,
  ...Object.entries(samples).map(([profile, figures]) => table(profile, figures, names)),
  ...failures.map((each) => `Not measured: ${each}`),
].join('\n\n');
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.md', `# What was measured\n\n${report}\n`);
writeFileSync('reports/bench.json', JSON.stringify({ rounds, browser: version, samples, failures }, null, 2));
console.log(report);
process.exitCode = failures.length ? 1 : 0;
