import { setTimeout as pause } from 'node:timers/promises';
import { afterLoadMs, industry } from './places.ts';
import type { Figures } from './report.ts';
import type { Visit } from './visit.ts';

const patienceMs = 10_000;

/** The first tap is on Copy Checklist. */
export async function copy({ page, go, tap, quiet, until, worked }: Visit, when: 'at once' | 'later'): Promise<Figures> {
  await go(industry);
  if (when === 'later') await pause(afterLoadMs).then(quiet);
  const before = await worked();
  await tap(page.locator('[data-contact-bar] button[data-state]'));
  const noted = await until('copied', patienceMs).catch(() => null);
  if (!noted) return { [`${when}, lost taps`]: 1 };
  const mainThread = (await worked()) - before;
  return { [`${when}, lost taps`]: 0, [`${when}, until copied, ms`]: noted.copied, [`${when}, main thread, ms`]: mainThread };
}
