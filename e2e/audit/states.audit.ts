import type { Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { visit } from '../states/visit.ts';
import { watch } from '../visitor.ts';
import { look } from './look.ts';
import { states } from './states.ts';
import { height, schemes, test, widths } from './test.ts';

/** Every state, in every language, at each width it exists at, light and dark. */
for (const { name, path, size, drawn, prepare, reach } of states) {
  for (const { prefix, lang } of languages) {
    for (const viewport of size ? [size] : widths.map((width) => ({ width, height }))) {
      const address = addressOf(prefix, path);
      test(`${name} (${address}) at ${viewport.width} px: axe, light and dark`, async ({ page, origin }) => {
        await watch(page, origin);
        await page.setViewportSize(viewport);
        await prepare?.(page, lang);
        // By key, because a pointer may rest on the link to Home, which does not start the client.
        await visit(page, address, 'key');
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await reach(page);
        for (const scheme of schemes) {
          await page.emulateMedia({ colorScheme: scheme });
          const place = { address, lang, width: viewport.width, scheme, state: name };
          await whileTimePasses(page, look(page, place, drawn ?? scheme));
        }
      });
    }
  }
}

/** The page's clock is stopped, so that nothing disappears. Axe needs timers, so the clock runs only while axe works. */
async function whileTimePasses<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let done = false;
  const result = work.finally(() => (done = true));
  while (!done) await page.clock.runFor(16);
  return result;
}
