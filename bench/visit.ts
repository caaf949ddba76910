import type { Browser, ElementHandle } from 'puppeteer-core';
import type { Site } from './host.ts';
import { observe, type Noted } from './observe.ts';
import type { Profile } from './profiles.ts';

export type Visit = Awaited<ReturnType<typeof visit>>;

/** One visitor who comes for the first time. One who rests on links has a mouse and a browser that renders ahead; no other has. */
export async function visit(browser: Browser, site: Site, { viewport, slower, network }: Profile, rests = false) {
  const context = await browser.createBrowserContext();
  await context.setPermission(site.origin, { permission: { name: 'clipboard-write' }, state: 'granted' });
  const page = await context.newPage();
  await (await page.createCDPSession()).send('Page.setPrerenderingAllowed', { isAllowed: rests });
  // Earlier builds cannot know the policy that the host sends now, and would be measured with their scripts refused.
  await page.setBypassCSP(true);
  await page.setViewport(rests ? { ...viewport, hasTouch: false, isMobile: false } : viewport);
  await page.emulateCPUThrottling(slower);
  await page.emulateNetworkConditions({ offline: false, ...network });
  await page.evaluateOnNewDocument(observe);
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  site.hits.length = 0;
  site.line = network;
  /** The first that matches and is on display. */
  async function find(css: string): Promise<ElementHandle> {
    for (const each of await page.$$(css)) if (await each.isVisible()) return each;
    throw new Error(`nothing on display: ${css}`);
  }
  /** Finds out where to tap, and gives the tap. */
  async function aim(css: string) {
    const target = await find(css);
    await target.scrollIntoView();
    const { x, y } = await target.clickablePoint();
    return () => (viewport.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }
  return {
    site,
    page,
    find,
    aim,
    press: async (css: string) => (await aim(css))(),
    go: (path: string) => page.goto(site.origin + path, { waitUntil: 'load' }),
    /** Until nothing has been on its way for a while. */
    quiet: () => page.waitForNetworkIdle({ idleTime: 500, timeout: 20_000 }).catch(() => {}),
    noted: () => page.evaluate(() => window.noted),
    /** Until the page has noted this. */
    until: (what: keyof Noted) => page.waitForFunction((name) => window.noted?.[name], { timeout: 20_000 }, what),
    /** Of the main thread, in milliseconds since the visit began. */
    worked: async () => (await page.metrics()).TaskDuration! * 1000,
    /** Returns the figures. @throws Error if a script of the page has failed, so that they are not those of the whole page. */
    whole: <T>(figures: T): T => {
      if (errors.length) throw new Error(`a script failed: ${String(errors[0])}`);
      return figures;
    },
    end: () => context.close(),
  };
}
