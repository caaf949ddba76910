import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'puppeteer-core';
import type { Site } from './host.ts';
import { home } from './places.ts';
import type { Profile } from './profiles.ts';
import type { Figures } from './report.ts';

/** Longer than a browser waits before it renders ahead what a pointer rests on the link of. */
const restMs = 1000;

/**
 * The next page, pressed by a pointer that has rested on its link, in the browser that is debugged at `port`. Playwright keeps
 * its pages from rendering ahead, Puppeteer does not.
 */
export async function rested(site: Site, { context, network, slower }: Profile, port: number): Promise<Figures> {
  const browser = await connect({
    browserURL: `http://127.0.0.1:${port}`,
    defaultViewport: { ...context.viewport!, deviceScaleFactor: context.deviceScaleFactor },
  });
  const visitor = await browser.createBrowserContext();
  try {
    const page = await visitor.newPage();
    await page.emulateCPUThrottling(slower);
    await page.emulateNetworkConditions({
      offline: false,
      download: network.downloadThroughput,
      upload: network.uploadThroughput,
      latency: network.latency,
    });
    site.line = network;
    await page.goto(site.origin + home);
    const link = await page.waitForSelector('main a[href^="/"]');
    await link!.hover();
    await pause(restMs);
    await page.evaluate(notePress);
    await page.mouse.down();
    await page.mouse.up();
    await pause(restMs);
    return { 'until its first paint, ms': await page.evaluate(sincePress) };
  } finally {
    await visitor.close();
    await browser.disconnect();
  }
}

/** The press outlives its document. */
function notePress() {
  addEventListener('pointerdown', ({ timeStamp }) => sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`));
}

/** A page that was rendered ahead is first painted when it is turned to. */
function sincePress() {
  const { startTime } = performance.getEntriesByName('first-contentful-paint')[0]!;
  return performance.timeOrigin + startTime - Number(sessionStorage.getItem('pressed'));
}
