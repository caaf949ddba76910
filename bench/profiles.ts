import type { BrowserContextOptions } from 'playwright';

export interface Profile {
  name: string;
  context: BrowserContextOptions;
  /** How many times slower the processor is made. */
  slower: number;
  network: { downloadThroughput: number; uploadThroughput: number; latency: number };
}

const perSecond = (megabits: number) => (megabits * 1e6) / 8;

export const profiles: readonly Profile[] = [
  {
    name: 'phone',
    context: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    slower: 4,
    network: { downloadThroughput: perSecond(1.6), uploadThroughput: perSecond(0.75), latency: 150 },
  },
  {
    name: 'desk',
    context: { viewport: { width: 1280, height: 800 } },
    slower: 1,
    network: { downloadThroughput: perSecond(10), uploadThroughput: perSecond(10), latency: 40 },
  },
];
