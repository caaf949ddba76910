import type { Browser } from 'playwright/test';
import { settled, hydrate, watch } from '../visitor.ts';
import { inParallel } from './in-parallel.ts';
import { look, type Look } from './scan.ts';
import { height, schemes, visits, widths } from './visits.ts';
import { wrongSchemeRule } from './wrong-scheme.ts';

/** Every page, narrow and wide, light and dark, with its application running: the same document is only made wider and darker. */
export async function scanPages(browser: Browser, origin: string, only: string | null): Promise<Look[]> {
  const open = async () => {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await watch(page, origin);
    return page;
  };
  const pages = [await open(), await open()];
  const looks = await inParallel(pages.length, visits(only), async ({ address, lang }, worker) => {
    const page = pages[worker]!;
    const found: Look[] = [];
    await page.setViewportSize({ width: widths[0], height });
    await page.goto(address);
    await hydrate(page, 'key');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await settled(page);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        found.push(await look(page, { address, lang, width, scheme, state: null }));
      }
    }
    // What was never drawn was never judged: without its script the page does follow the system.
    if (found.some(({ violations }) => violations.some(({ rule }) => rule === wrongSchemeRule))) {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        found.push(await look(page, { address, lang, width, scheme: 'dark', state: 'before the application runs' }));
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    return found;
  });
  await Promise.all(pages.map((page) => page.context().close()));
  return looks.flat();
}
