import type { CDPSession, Page } from 'playwright';
import type { Visit } from './visit.ts';

/** What can be seen of a visit. */
export function eyesOn(page: Page, session: CDPSession): Pick<Visit, 'noted' | 'until' | 'worked' | 'heap'> {
  const metric = async (wanted: string) =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === wanted)!.value;
  const noted = () => page.evaluate(() => window.noted);
  return {
    noted,
    async until(what) {
      await page.waitForFunction((name) => window.noted?.[name], what, { timeout: 20_000 });
      return noted();
    },
    worked: async () => (await metric('TaskDuration')) * 1000,
    async heap() {
      await session.send('HeapProfiler.collectGarbage');
      return (await metric('JSHeapUsedSize')) / 1e6;
    },
  };
}
