import { expect, type CDPSession, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { hydrate, watch } from '../visitor.ts';
import { faultOf } from './fault-of.ts';
import type { Stop, Walk } from './shape.ts';
import { stopOf } from './stop.ts';
import { height, test, widths } from './test.ts';

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

for (const { kind, path, width: only, before } of kinds) {
  for (const { prefix, lang } of languages) {
    for (const width of widths.filter((each) => each === (only ?? each))) {
      const address = addressOf(prefix, path);
      test(`${kind} (${address}) at ${width} px: Tab leads to its end and Shift+Tab back`, async ({ page, origin }) => {
        await watch(page, origin);
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await hydrate(page, 'key');
        await before?.(page);
        const session = await page.context().newCDPSession(page);
        const stops = await walk(page, session, 'Tab');
        const seen: Walk = { kind, address, lang, width, stops };
        await test.info().attach('walk', { body: JSON.stringify(seen), contentType: 'application/json' });
        const faults = stops.flatMap((stop) => (faultOf(stop) ? [`${stop.role} “${stop.name}”: ${faultOf(stop)}`] : []));
        expect.soft(faults, 'faults of its stops').toEqual([]);

        // The menu has closed behind the focus.
        if (before) return;
        await page.evaluate(() => document.querySelectorAll('[data-met]').forEach((met) => met.removeAttribute('data-met')));
        await page.keyboard.press('Shift+Tab');
        const back = await walk(page, session, 'Shift+Tab');
        const names = (of: readonly Stop[]) => of.map(({ role, name }) => `${role} “${name}”`);
        expect.soft(names(back), 'stops of Shift+Tab').toEqual(names(stops).toReversed());
        const faultsBack = back.flatMap((stop) => (faultOf(stop) ? [`${stop.role} “${stop.name}”: ${faultOf(stop)}`] : []));
        expect.soft(faultsBack, 'faults of its stops on the way back').toEqual([]);
      });
    }
  }
}

async function walk(page: Page, session: CDPSession, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    const found = await page.evaluate(stopOf);
    if (!found || found.met) break;
    const { met: _, ...stop } = found;
    // What assistive technology is told: the browser's own reckoning of role and name.
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
    stops.push({ role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? ''), ...stop });
    await page.keyboard.press(key);
  }
  return stops;
}
