import type { Browser, Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { hydrate } from '../visitor.ts';
import { inParallel } from './in-parallel.ts';
import { open } from './scan-states.ts';
import type { Stop, Walk } from './shape.ts';
import { stopOf } from './stop.ts';
import { widths } from './visits.ts';

/** One page of each kind: the others of a kind differ in their words. */
const kinds: readonly { kind: string; path: string; width?: number; before?: (page: Page) => Promise<void> }[] = [
  { kind: 'Home', path: '/' },
  { kind: 'Menu of narrow screens, open', path: '/', width: 375, before: openMenu },
  { kind: 'Industries index', path: '/industries' },
  { kind: 'Industry page', path: '/industries/automotive' },
  { kind: 'Industry page with hubs', path: '/industries/marine-supplies' },
  { kind: 'Machinery page', path: '/industries/light-heavy-machinery' },
  { kind: 'Services overview', path: '/services' },
  { kind: 'Service page', path: '/services/quality-assurance' },
  { kind: 'Global Reach', path: '/geography' },
  { kind: 'Compliance', path: '/compliance' },
  { kind: 'About', path: '/about' },
  { kind: 'Contact', path: '/contact' },
  { kind: 'Legal page', path: '/legal/privacy' },
  { kind: 'Not found', path: '/nope' },
];

/** By keyboard: the walk begins at its button then. */
async function openMenu(page: Page) {
  await page.getByRole('banner').getByRole('button').press('Enter');
  await page.locator('#menu:popover-open').waitFor();
}

/** A trap would go round for ever. */
const most = 150;

/** The way of the Tab key from the top of each kind of page to its end, in every language, narrow and wide. */
export function walkPages(browser: Browser, origin: string, only: string | null): Promise<Walk[]> {
  const wanted = kinds.filter(({ path }) => !only || path === only);
  const jobs = wanted.flatMap((of) =>
    widths
      .filter((width) => width === (of.width ?? width))
      .flatMap((width) => languages.map(({ prefix, lang }) => ({ of, width, prefix, lang }))),
  );
  return inParallel(2, jobs, async ({ of: { kind, path, before }, width, prefix, lang }) => {
    const page = await open(browser, origin, width);
    const address = addressOf(prefix, path);
    await page.goto(address);
    await hydrate(page, 'key');
    await before?.(page);
    const stops = await walk(page);
    await page.context().close();
    return { kind, address, lang, width, stops };
  });
}

async function walk(page: Page): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  const stops: Stop[] = [];
  while (stops.length < most) {
    const found = await page.evaluate(stopOf);
    if (!found || found.met) break;
    const { met: _, ...stop } = found;
    // What assistive technology is told: the browser's own reckoning of role and name.
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
    stops.push({ role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? ''), ...stop });
    await page.keyboard.press('Tab');
  }
  return stops;
}
