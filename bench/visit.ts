import type { Browser, Locator, Page } from 'playwright';
import { eyesOn } from './eyes.ts';
import { handsOn } from './hands.ts';
import type { Site } from './host.ts';
import { observe, type Noted } from './observe.ts';
import type { Profile } from './profiles.ts';

/** One visitor who comes for the first time. */
export interface Visit {
  site: Site;
  page: Page;
  go: (path: string) => Promise<void>;
  /** Finds out where to tap, and gives the tap. */
  aim: (target: Locator) => Promise<() => Promise<void>>;
  tap: (target: Locator) => Promise<void>;
  /** The least that a visitor can do: touches the page, or moves over it. */
  sign: () => Promise<void>;
  /** Until nothing has been on its way for a while. */
  quiet: () => Promise<void>;
  /** What the page has noted so far. */
  noted: () => Promise<Noted>;
  /** Until the page has noted this. */
  until: (what: 'menu' | 'awake' | 'turned') => Promise<Noted>;
  /** Of the main thread, in milliseconds since the visit began. */
  worked: () => Promise<number>;
  /** In use, without what can be thrown away, in MB. */
  heap: () => Promise<number>;
}

export async function visit<T>(browser: Browser, site: Site, profile: Profile, see: (visit: Visit) => Promise<T>, menu = false) {
  const context = await browser.newContext({ ...profile.context, locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe, { menu });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slower });
    site.hits.length = 0;
    site.line = profile.network;
    return await see({ site, page, ...handsOn(page, session, site.origin, !!profile.context.hasTouch), ...eyesOn(page, session) });
  } finally {
    await context.close();
  }
}
