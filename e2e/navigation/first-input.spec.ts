import type { Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { kinds } from '../kinds.ts';
import { expect, test } from '../test.ts';
import { settled } from '../visitor.ts';

/** Whether the page has begun to load its client, as it does during the event. */
const begun = () => !!document.querySelector('link[rel="preload"][as="fetch"]');

/** Where each element of the page is at each width, by what it is. */
async function places(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [375, 768, 1024, 1152, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const at = await page.locator('body *').evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width: wide, height } = each.getBoundingClientRect();
        return `${each.localName}.${each.getAttribute('class') ?? ''}: ${[x, y, wide, height].map(Math.round).join(' ')}`;
      }),
    );
    found.push(...at.map((place) => `${width} px: ${place}`));
  }
  return found;
}

for (const { prefix, lang } of languages) {
  test(`First input (${lang}): the styles that are loaded after it move nothing`, async ({ page }) => {
    for (const kind of kinds) {
      await page.goto(addressOf(prefix, kind));
      await settled(page);
      const before = await places(page);
      await page.evaluate(
        () =>
          new Promise((loaded) => {
            const { sheet } = document.querySelector<HTMLElement>('script[data-sheet]')!.dataset;
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet, onload: loaded });
            document.head.append(link);
          }),
      );
      const after = await places(page);
      expect.soft(after.filter((place, index) => place !== before[index]).slice(0, 5), kind).toEqual([]);
    }
  });

  for (const input of ['pointerover', 'pointerdown', 'focusin'] as const) {
    test(`First input (${lang}): ${input} starts the client, but not on a link to another page`, async ({ page }) => {
      await page.goto(addressOf(prefix, '/industries/automotive'));
      await page.waitForLoadState();
      const send = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, type) => void element.dispatchEvent(new Event(type, { bubbles: true })), input);
      await send('main a[href^="/"]');
      await send('header a[hreflang]');
      expect(await page.evaluate(begun), 'after a link').toBe(false);
      await send('main button[data-term]');
      expect(await page.evaluate(begun), 'after a button').toBe(true);
    });
  }

  test(`First input (${lang}): a press on the language switch does not start the client, not even at a fragment of the page`, async ({
    page,
  }) => {
    await page.goto(addressOf(prefix, '/legal/terms#section-5'));
    // The button is not released, so that the link is not followed.
    await page.locator('header a[hreflang]').filter({ visible: true }).hover();
    await page.mouse.down();
    await expect(page.locator('header a[hreflang]').filter({ visible: true })).toBeFocused();
    expect(await page.evaluate(begun)).toBe(false);
  });
}
