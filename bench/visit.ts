import type { Browser, ElementHandle } from 'puppeteer-core';
import type { Site } from './host.ts';
import { observe, type Noted } from './observe.ts';
import type { Profile } from './profiles.ts';

export type Visit = Awaited<ReturnType<typeof visit>>;

/** The first visit of a visitor. With `rests`, the visitor has a mouse on every device, and the browser may prerender. */
export async function visit(browser: Browser, site: Site, { viewport, slower, network }: Profile, rests = false) {
  const context = await browser.createBrowserContext();
  await context.setPermission(site.origin, { permission: { name: 'clipboard-write' }, state: 'granted' });
  const page = await context.newPage();
  await (await page.createCDPSession()).send('Page.setPrerenderingAllowed', { isAllowed: rests });
  // The host sends the content security policy of today, which would block scripts of earlier builds.
  await page.setBypassCSP(true);
  await page.setViewport(rests ? { ...viewport, hasTouch: false, isMobile: false } : viewport);
  await page.emulateCPUThrottling(slower);
  await page.emulateNetworkConditions({ offline: false, ...network });
  await page.evaluateOnNewDocument(observe);
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  site.hits.length = 0;
  site.line = network;
  /** The first visible element that matches. */
  async function find(css: string): Promise<ElementHandle> {
    for (const each of await page.$$(css)) if (await each.isVisible()) return each;
    throw new Error(`no visible element: ${css}`);
  }
  /** Finds out where to tap, and returns a function that taps there. */
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
    /** Waits until the network has been idle for 500 ms. */
    quiet: () => page.waitForNetworkIdle({ idleTime: 500, timeout: 20_000 }).catch(() => {}),
    noted: () => page.evaluate(() => window.noted),
    /** Waits until the page has recorded this time. */
    until: (what: keyof Noted) => page.waitForFunction((name) => window.noted?.[name], { timeout: 20_000 }, what),
    /** The work of the main thread since the visit began, in milliseconds. */
    worked: async () => (await page.metrics()).TaskDuration! * 1000,
    /** Returns the figures. @throws Error if a script of the page has failed, because the figures are then not those of the whole page. */
    whole: <T>(figures: T): T => {
      if (errors.length) throw new Error(`a script failed: ${String(errors[0])}`);
      return figures;
    },
    end: () => context.close(),
  };
}
