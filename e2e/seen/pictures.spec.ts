import type { Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { kinds } from '../kinds.ts';
import { expect, test } from '../test.ts';
import { settled } from '../visitor.ts';
import { fingerprint, recorded } from './fingerprint.ts';
import { series } from './series.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [here, there] = [JSON.stringify(fingerprint()), recorded()];
const same = here === there;

const skipped = `Seen: not compared, as the pictures were taken with ${there} and this is ${here}`;
// Once, and not in each of the workers.
if (!same && !process.env.TEST_WORKER_INDEX) console.log(skipped);
if (!same) test.skip(skipped, () => {});

if (same)
  for (const { prefix, hreflang, lang } of languages)
    for (const [name, { viewport, media }] of Object.entries(series))
      for (const path of kinds)
        test(`Seen (${lang}), ${name}: ${path} looks as in its picture`, async ({ page }) => {
          await page.clock.setFixedTime('2026-03-04T12:00:00+08:00');
          await page.setViewportSize(viewport);
          await page.emulateMedia(media);
          await waitForFaces(page);
          await page.goto(addressOf(prefix, path));
          await settled(page);
          // The sheet for print comes behind the page.
          if (name === 'print') await expect(page.locator('header nav')).toBeHidden();
          const picture = `${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
          await expect(page).toHaveScreenshot([hreflang, name, picture], { scale: 'css', maxDiffPixels: 40, timeout: 20_000 });
        });

/** Waits for the fonts of headings. A visitor sees a page with or without them, but a picture can show only one of the two. */
async function waitForFaces(page: Page) {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('font-display:optional', 'font-display:block') });
    },
  );
}
