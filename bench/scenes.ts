import { copy } from './copying.ts';
import { load, menu } from './load.ts';
import { home, industry } from './places.ts';
import type { Figures } from './report.ts';
import { turn } from './turning.ts';
import type { Visit } from './visit.ts';
import { waking } from './waking.ts';

/** What a visitor does on a site, and what is seen of it. */
export interface Scene {
  name: string;
  /** Takes place only where there is a script of ours to wake. */
  own?: boolean;
  /** Takes place only where the page is one of ours, or made of it. */
  known?: boolean;
  /** Tries the menu as soon as it is there. */
  menu?: boolean;
  play: (visit: Visit) => Promise<Figures>;
}

export const scenes: readonly Scene[] = [
  { name: 'home', play: (visit) => load(visit, home) },
  { name: 'industry', known: true, play: (visit) => load(visit, industry) },
  { name: 'menu', known: true, menu: true, play: menu },
  { name: 'waking', own: true, play: waking },
  { name: 'copying', own: true, play: (visit) => copy(visit, 'at once') },
  { name: 'copying', own: true, play: (visit) => copy(visit, 'later') },
  { name: 'next page, cold', play: (visit) => turn(visit, 'next', 'cold') },
  { name: 'next page, warm', play: (visit) => turn(visit, 'next', 'warm') },
  { name: 'language, cold', known: true, play: (visit) => turn(visit, 'language', 'cold') },
  { name: 'language, warm', known: true, play: (visit) => turn(visit, 'language', 'warm') },
];
