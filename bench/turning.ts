import type { Page } from 'playwright';
import { home } from './places.ts';
import type { Figures } from './report.ts';
import type { Visit } from './visit.ts';

/** A link is followed as the first thing done, or once all is there. */
export async function turn(
  { page, go, tap, sign, quiet, until }: Visit,
  to: 'next' | 'language',
  state: 'cold' | 'warm',
): Promise<Figures> {
  await go(home);
  const own = await page.locator('script[data-main]').count();
  if (state === 'warm') {
    await sign();
    if (own) await until('awake');
    await quiet();
  }
  await tap(to === 'language' ? page.locator('header a[hreflang]').filter({ visible: true }).first() : await linkAway(page));
  return { 'until its heading, ms': (await until('turned')).turned };
}

/** The first link of the page's own matter that leads to another of its pages. */
async function linkAway(page: Page) {
  const links = page.locator('main a[href], body a[href]').filter({ visible: true });
  const index = await links.evaluateAll((all) =>
    (all as HTMLAnchorElement[]).findIndex(
      (link) =>
        link.origin === location.origin &&
        link.pathname !== location.pathname &&
        !link.hreflang &&
        (link.closest('main') || !document.querySelector('main')),
    ),
  );
  if (index < 0) throw new Error('no link to another page');
  return links.nth(index);
}
