import { expect, type CDPSession, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { kinds } from '../kinds.ts';
import { hydrate, watch } from '../visitor.ts';
import { faultOf } from './fault-of.ts';
import type { Walk } from './shape.ts';
import { stopOf, type Stop } from './stop.ts';
import { height, test, widths } from './test.ts';

/** Opens the menu by keyboard, so that the walk begins at the menu button. */
async function openMenu(page: Page) {
  await page.getByRole('banner').getByRole('button').press('Enter');
  await page.locator('#menu:popover-open').waitFor();
}

const menu = 'menu open';

/** One page of each kind, and three with parts that no other page of their kind has. Home is also walked with the menu open. */
const walked = [...kinds, '/industries/marine-supplies', '/services/quality-assurance', '/legal/privacy'];

/** The most stops of a walk: in a focus trap, it would never end. */
const most = 150;

for (const [kind, path] of [[menu, '/'] as const, ...walked.map((path) => ['', path] as const)]) {
  for (const { prefix, lang } of languages) {
    for (const width of kind === menu ? widths.slice(0, 1) : widths) {
      const address = addressOf(prefix, path);
      const title = `${address}${kind && `, ${kind},`} at ${width} px: Tab reaches the page’s end, Shift+Tab its start`;
      test(title, async ({ page, origin }) => {
        await watch(page, origin);
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await hydrate(page, 'key');
        if (kind === menu) await openMenu(page);
        const session = await page.context().newCDPSession(page);
        const stops = await walk(page, session, 'Tab');
        const seen: Walk = { kind, address, lang, width, stops };
        await test.info().attach('walk', { body: JSON.stringify(seen), contentType: 'application/json' });
        expect.soft(faultsOf(stops), 'faults of the stops of Tab').toEqual([]);

        // There is no way back into the menu, which closed when the focus left it.
        if (kind === menu) return;
        await page.evaluate(() => document.querySelectorAll('[data-met]').forEach((met) => met.removeAttribute('data-met')));
        await page.keyboard.press('Shift+Tab');
        const back = await walk(page, session, 'Shift+Tab');
        expect.soft(back.map(nameOf), 'stops of Shift+Tab').toEqual(stops.map(nameOf).toReversed());
        expect.soft(faultsOf(back), 'faults of the stops of Shift+Tab').toEqual([]);
      });
    }
  }
}

const nameOf = ({ role, name }: Stop) => `${role} “${name}”`;
const faultsOf = (stops: readonly Stop[]) => stops.filter(faultOf).map((stop) => `${nameOf(stop)}: ${faultOf(stop)}`);

async function walk(page: Page, session: CDPSession, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    const found = await page.evaluate(stopOf);
    if (!found || found.met) break;
    const { met: _, ...stop } = found;
    // The role and the name that the browser computes, as assistive technology gets them.
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
    stops.push({ role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? ''), ...stop });
    await page.keyboard.press(key);
  }
  return stops;
}
