import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Site } from './host.ts';
import { profiles } from './profiles.ts';
import { add, type Samples } from './report.ts';
import { scenes, type Scene } from './scenes.ts';
import { visit } from './visit.ts';

const wakes = ({ folder }: Site) => readFileSync(join(folder, 'index.html'), 'utf8').includes('data-main=');
const known = ({ folder }: Site) => ['industries/automotive.html', 'zh-hant.html'].every((file) => existsSync(join(folder, file)));
const plays = (scene: Scene, site: Site) => (!scene.own || wakes(site)) && (!scene.known || known(site));

/** Plays every scene on every site, and names what could not be measured. */
export async function measure(browser: Browser, sites: readonly Site[], rounds: number) {
  const samples: Samples = {};
  const failures: string[] = [];
  // The first visit of all is to a browser that is still starting.
  for (const site of sites) await visit(browser, site, profiles[0]!, ({ go }) => go('/'));
  for (let round = 0; round < rounds; round += 1) {
    // Site after site, so that all have their share in a bad moment of the machine, and each begins in its turn.
    const order = sites.map((_, index) => sites[(index + round) % sites.length]!);
    for (const profile of profiles)
      for (const scene of scenes)
        for (const site of order.filter((each) => plays(scene, each))) {
          try {
            add(samples, profile.name, site.name, scene.name, await visit(browser, site, profile, scene.play, scene.menu));
          } catch (error) {
            failures.push(`${profile.name}, ${site.name}, ${scene.name}, round ${round + 1}: ${String(error).split('\n')[0]}`);
          }
        }
    console.error(`round ${round + 1} of ${rounds}`);
  }
  return { samples, failures };
}
