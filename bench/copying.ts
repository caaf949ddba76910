import { setTimeout as pause } from 'node:timers/promises';
import { afterLoadMs, industry } from './places.ts';
import type { Figures } from './report.ts';
import type { Visit } from './visit.ts';

const patienceMs = 10_000;

/** The first tap is on Copy Checklist. */
export async function copy({ page, go, aim, quiet, noted, worked }: Visit, when: 'at once' | 'later'): Promise<Figures> {
  await go(industry);
  if (when === 'later') await pause(afterLoadMs).then(quiet);
  const tap = await aim(page.locator('[data-contact-bar] button[data-state]'));
  const before = await worked();
  // Read as the page tells of it: much of what it does next has nothing to do with the tap.
  const then = page
    .waitForEvent('console', { predicate: (message) => message.text() === 'copied', timeout: patienceMs })
    .then(worked)
    .catch(() => null);
  await tap();
  const after = await then;
  if (after === null) return { [`${when}, lost taps`]: 1 };
  return { [`${when}, lost taps`]: 0, [`${when}, until copied, ms`]: (await noted()).copied, [`${when}, main thread, ms`]: after - before };
}
