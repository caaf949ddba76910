import { weigh } from './hits.ts';
import { blocked } from './load.ts';
import { home } from './places.ts';
import type { Figures } from './report.ts';
import type { Visit } from './visit.ts';

/** The first sign comes as soon as the page is there, while the browser is about to fetch ahead at most. */
export async function waking({ site, page, go, sign, quiet, until, noted, worked, heap }: Visit): Promise<Figures> {
  await go(home);
  const began = await page.evaluate(() => performance.timeOrigin);
  const [before, signed] = [await worked(), Date.now()];
  await sign();
  await until('awake');
  const took = Date.now() - signed;
  await quiet();
  const { tasks } = await noted();
  const mainThread = (await worked()) - before;
  return {
    'until awake, ms': took,
    'TBT, ms': blocked(tasks, signed - began),
    'main thread, ms': mainThread,
    'heap, MB': await heap(),
    ...weigh(
      'after the sign',
      site.hits.filter(({ at }) => at >= signed),
    ),
  };
}
