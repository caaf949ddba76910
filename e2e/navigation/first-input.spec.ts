import { addressOf, languages } from '../addresses.ts';
import { expect, test } from '../test.ts';

/** Whether the page has begun to load its client, as it does during the event. */
const begun = () => !!document.querySelector('link[rel="preload"][as="fetch"]');

for (const { prefix, lang } of languages) {
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

  test(`First input (${lang}): a press on the language switch does not start it, not even at a fragment of the page`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/legal/terms#section-5'));
    // The button is not released, so that the link is not followed.
    await page.locator('header a[hreflang]').filter({ visible: true }).hover();
    await page.mouse.down();
    await expect(page.locator('header a[hreflang]').filter({ visible: true })).toBeFocused();
    expect(await page.evaluate(begun)).toBe(false);
  });
}
