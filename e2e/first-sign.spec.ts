import { expect, test } from 'playwright/test';
import { addressOf, languages } from './addresses';

/** Whether the page has begun to ask for its script, as it does in the very moment of a sign. */
const begun = () => !!document.querySelector('link[rel="preload"][as="fetch"]');

for (const { prefix, lang } of languages) {
  for (const sign of ['pointerover', 'pointerdown', 'focusin'] as const) {
    test(`First sign (${lang}): ${sign} starts the script, but not where it is a link’s to another page`, async ({ page }) => {
      await page.goto(addressOf(prefix, '/industries/automotive'));
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

  test(`First sign (${lang}): a press on the switch is none, in all that belongs to it, at a place of the page as well`, async ({
    page,
  }) => {
    await page.goto(addressOf(prefix, '/legal/terms#section-5'));
    // The press lasts, so that nothing follows it yet.
    await page.locator('header a[hreflang]').filter({ visible: true }).hover();
    await page.mouse.down();
    await expect(page.locator('header a[hreflang]').filter({ visible: true })).toBeFocused();
    expect(await page.evaluate(begun)).toBe(false);
  });

  test(`First sign (${lang}): a link that reveals in place is one`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/'));
    await page.locator('main a[data-wakes]').first().dispatchEvent('pointerdown');
    expect(await page.evaluate(begun)).toBe(true);
  });
}
