import { setTimeout as pause } from 'node:timers/promises';
import { weigh } from './hits.ts';
import type { Noted } from './observe.ts';
import { afterLoadMs, home } from './places.ts';
import type { Figures } from './report.ts';
import type { Visit } from './visit.ts';

/** A page comes, and nobody touches it. */
export async function load({ site, page, go, quiet, noted, worked }: Visit, path: string): Promise<Figures> {
  await go(path);
  await pause(afterLoadMs);
  const [{ fcp, lcp, cls, tasks }, mainThread] = [await noted(), await worked()];
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON().loadEventEnd as number);
  await quiet();
  return {
    'FCP, ms': fcp,
    'LCP, ms': lcp,
    CLS: cls,
    'TBT, ms': blocked(tasks, fcp, loaded + afterLoadMs),
    'main thread, ms': mainThread,
    ...weigh(
      'for the page',
      site.hits.filter(({ ahead }) => !ahead),
    ),
    ...weigh(
      'ahead',
      site.hits.filter(({ ahead }) => ahead),
    ),
  };
}

/** When a visitor can use the navigation, opened by its button where it has one. */
export async function menu({ go, until }: Visit): Promise<Figures> {
  await go(home);
  return { 'works at, ms': (await until('menu')).menu };
}

/** What long tasks held up beyond the 50 ms that nobody notices. */
export const blocked = (tasks: Noted['tasks'], from: number, to = Infinity) =>
  tasks.filter(({ start }) => start > from && start < to).reduce((sum, { duration }) => sum + duration - 50, 0);
