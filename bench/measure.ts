import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Site } from './host.ts';
import { lighthouseOf } from './lighthouse.ts';
import { home } from './places.ts';
import { profiles } from './profiles.ts';
import { add, type Figures, type Samples } from './report.ts';
import { rested } from './rested.ts';
import { scenes, type Scene } from './scenes.ts';
import { visit } from './visit.ts';

const wakes = ({ folder }: Site) => readFileSync(join(folder, 'index.html'), 'utf8').includes('data-main=');
const known = ({ folder }: Site) => ['industries/automotive.html', 'zh-hant.html'].every((file) => existsSync(join(folder, file)));
const plays = (scene: Scene, site: Site) => (!scene.own || wakes(site)) && (!scene.known || known(site));

/** Plays every scene on every site, asks Lighthouse too, and names what could not be measured. The browser is debugged at `port`. */
export async function measure(browser: Browser, port: number, sites: readonly Site[], rounds: number) {
  const samples: Samples = {};
  const failures: string[] = [];
  // The first visit of all is to a browser that is still starting.
  for (const site of sites) await visit(browser, site, profiles[0]!, ({ go }) => go('/'));
  for (let round = 0; round < rounds; round += 1) {
    // Site after site, so that all have their share in a bad moment of the machine, and each begins in its turn.
    const order = sites.map((_, index) => sites[(index + round) % sites.length]!);
    for (const profile of profiles) {
      const see = async (site: Site, name: string, look: () => Promise<Figures>) => {
        try {
          add(samples, profile.name, site.name, name, await look());
        } catch (error) {
          failures.push(`${profile.name}, ${site.name}, ${name}, round ${round + 1}: ${String(error).split('\n')[0]}`);
        }
      };
      for (const scene of scenes)
        for (const site of order.filter((each) => plays(scene, each)))
          await see(site, scene.name, () => visit(browser, site, profile, scene.play, scene.menu));
      for (const site of order.filter(known)) await see(site, 'next page, rested on', () => rested(site, profile, port));
      for (const site of order) await see(site, 'lighthouse', () => lighthouseOf(site.origin + home, profile, port));
    }
    console.error(`round ${round + 1} of ${rounds}`);
  }
  return { samples, failures };
}
