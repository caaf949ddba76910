import { addressOf, languages } from './addresses.ts';
import { expect, test } from './test.ts';

/** Whether the page has begun to ask for its script, as it does in the very moment of a sign. */
const begun = () => !!document.querySelector('link[rel="preload"][as="fetch"]');

for (const { prefix, lang } of languages) {
  for (const sign of ['pointerover', 'pointerdown', 'focusin'] as const) {
    test(`First sign (${lang}): ${sign} starts the script, but not where it is a link’s to another page`, async ({ page }) => {
      await page.goto(addressOf(prefix, '/industries/automotive'));
      await page.waitForLoadState();
      const send = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, type) => void element.dispatchEvent(new Event(type, { bubbles: true })), sign);
      await send('main a[href^="/"]');
      await send('header a[hreflang]');
      expect(await page.evaluate(begun), 'after a link').toBe(false);
      await send('main button[data-term]');
      expect(await page.evaluate(begun), 'after a button').toBe(true);
    });
  }

  test(`First sign (${lang}): a press on the language switch does not start it, at a fragment of the page either`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/legal/terms#section-5'));
    // The press lasts, so that nothing follows it yet.
    await page.locator('header a[hreflang]').filter({ visible: true }).hover();
    await page.mouse.down();
    await expect(page.locator('header a[hreflang]').filter({ visible: true })).toBeFocused();
    expect(await page.evaluate(begun)).toBe(false);
  });
}
