import { expect, test } from 'playwright/test';
import { addressOf, languages } from './addresses';
import { onLine } from './visitor';

declare global {
  interface Window {
    /** Whether the document came by a transition. */
    faded?: boolean;
  }
}

for (const { prefix, lang } of languages) {
  test(`Between documents (${lang}): one that was waited for comes without a transition`, async ({ page }) => {
    await onLine(page, { saveData: true, effectiveType: '4g' });
    await page.addInitScript(() => addEventListener('pagereveal', ({ viewTransition }) => (window.faded = !!viewTransition)));
    const services = addressOf(prefix, '/services');
    await page.route(`**${services}`, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.goto(addressOf(prefix, '/'));
    await page.locator(`main a[href="${services}"]`).first().click();
    await expect(page).toHaveURL(services);
    await expect.poll(() => page.evaluate(() => window.faded)).toBe(false);
  });

  test(`Between documents (${lang}): one that is there at once comes by its transition`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/'));
    const skips = await page
      .locator('main a[href^="/"]')
      .first()
      .evaluate(async (link: HTMLElement) => {
        link.addEventListener('click', (event) => event.preventDefault());
        link.click();
        // The way back is no press, and an earlier one says nothing of it.
        await new Promise((done) => setTimeout(done, 200));
        location.hash = 'away';
        let times = 0;
        dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: { skipTransition: () => (times += 1) } }));
        return times;
      });
    expect(skips).toBe(0);
  });
}
