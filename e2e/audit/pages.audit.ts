import { addressOf, languages, paths } from '../addresses.ts';
import { settled, hydrate, watch } from '../visitor.ts';
import { look } from './look.ts';
import { height, schemes, test, widths } from './test.ts';

/** Every page in every language, the not-found page included, hydrated. One document is scanned at each width and in each scheme. */
for (const { prefix, lang } of languages) {
  for (const path of [...paths, '/nope']) {
    const address = addressOf(prefix, path);
    test(`${address}: axe, narrow and wide, light and dark`, async ({ page, origin }) => {
      await watch(page, origin);
      await page.setViewportSize({ width: widths[0], height });
      await page.goto(address);
      await hydrate(page, 'key');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await settled(page);
        for (const scheme of schemes) {
          await page.emulateMedia({ colorScheme: scheme });
          await look(page, { address, lang, width, scheme, state: null });
        }
      }
    });
  }
}
