import { setTimeout as pause } from 'node:timers/promises';
import type { Hit } from './host.ts';
import type { Figures } from './report.ts';
import type { Visit } from './visit.ts';

/** What a visitor does on a site, and what is measured. */
interface Scene {
  name: string;
  /** Whether the scene needs a site with script. */
  scripted?: boolean;
  /** The visitor rests on a link, and the browser renders ahead. */
  rests?: boolean;
  play: (visit: Visit) => Promise<Figures>;
}

const home = '/';
const industry = '/industries/automotive';
const toNext = 'main a[href^="/"]';
const toLanguage = 'header a[hreflang]';

/** How long a page is watched, and left alone. */
const afterLoadMs = 3000;
/** Longer than a browser waits before it prerenders the page of a hovered link. */
const restMs = 1000;

export const scenes: readonly Scene[] = [
  { name: 'home', play: (visit) => load(visit, home) },
  { name: 'industry', play: (visit) => load(visit, industry) },
  { name: 'copying at once', scripted: true, play: (visit) => copy(visit, false) },
  { name: 'copying later', scripted: true, play: (visit) => copy(visit, true) },
  { name: 'next page, cold', play: (visit) => turn(visit, toNext, false) },
  { name: 'next page, warm', play: (visit) => turn(visit, toNext, true) },
  { name: 'language, cold', play: (visit) => turn(visit, toLanguage, false) },
  { name: 'language, warm', play: (visit) => turn(visit, toLanguage, true) },
  { name: 'next page, rested on', rests: true, play: rest },
];

/** Loads a page without any input. */
async function load({ site, go, quiet, noted, worked }: Visit, path: string): Promise<Figures> {
  await go(path);
  await pause(afterLoadMs);
  const [{ fcp, lcp }, mainThread] = [await noted(), await worked()];
  await quiet();
  const [needed, ahead] = [site.hits.filter((hit) => !hit.ahead), site.hits.filter((hit) => hit.ahead)];
  return { 'FCP, ms': fcp, 'LCP, ms': lcp, 'main thread, ms': mainThread, ...weigh('for the page', needed), ...weigh('ahead', ahead) };
}

/** The first tap is on Copy Checklist. */
async function copy({ page, go, aim, quiet, noted, worked }: Visit, later: boolean): Promise<Figures> {
  await go(industry);
  if (later) await pause(afterLoadMs).then(quiet);
  const tap = await aim('[data-contact-bar] button[data-state]');
  const before = await worked();
  // Measured when the page logs “copied”: much of its later work has nothing to do with the tap.
  const told = new Promise<number>((resolve) => page.on('console', (said) => said.text() === 'copied' && resolve(worked())));
  await tap();
  const after = await Promise.race([told, pause(10_000)]);
  if (after === undefined) return { 'lost taps': 1 };
  return { 'lost taps': 0, 'until copied, ms': (await noted()).copied, 'main thread, ms': after - before };
}

/** Follows a link as the first action, or (`warm`) when everything is loaded. */
async function turn({ page, go, press, quiet, until, noted }: Visit, css: string, warm: boolean): Promise<Figures> {
  await go(home);
  if (warm) {
    await press('h1');
    if (await page.$('script[data-client]')) await until('hydrated');
    await quiet();
  }
  await press(css);
  await until('turned');
  return { 'until its heading, ms': (await noted()).turned };
}

/** Follows the link to the next page after hovering over it. */
async function rest({ page, go, find }: Visit): Promise<Figures> {
  await go(home);
  await (await find(toNext)).hover();
  await pause(restMs);
  await page.mouse.down();
  await page.mouse.up();
  // A prerendered page is first painted when it is activated.
  const sincePress = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const pressed = (JSON.parse(sessionStorage.getItem('tap')!) as { at: number }).at - performance.timeOrigin;
    return location.pathname !== '/' && paint && paint.startTime - pressed;
  });
  return { 'until its first paint, ms': (await sincePress.jsonValue()) as number };
}

/** The number of requests, and the kilobytes in all and by file extension. */
function weigh(when: string, hits: readonly Hit[]): Figures {
  const figures: Figures = { [`${when}, requests`]: hits.length, [`${when}, all, kB`]: 0 };
  for (const { path, bytes } of hits)
    for (const kind of ['all', /\.(\w+)$/.exec(path)?.[1] ?? 'document'])
      figures[`${when}, ${kind}, kB`] = (figures[`${when}, ${kind}, kB`] ?? 0) + bytes / 1000;
  return figures;
}
