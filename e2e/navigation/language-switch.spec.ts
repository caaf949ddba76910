import { languages } from '../addresses.ts';
import { menuButton, narrow, open, states, switchTo, wide } from '../chrome.ts';
import { expect, test } from '../test.ts';
import { clickAgain } from '../visitor.ts';

const pairs = languages.flatMap((from) => languages.filter((to) => to !== from).map((to) => ({ from, to })));

for (const { from, to } of pairs) {
  for (const state of states) {
    for (const viewport of [wide, narrow]) {
      const situation = `${from.lang} to ${to.lang}, ${state}, ${viewport.width} px`;

      test(`[10.switch.3] 10. Languages and addresses (${situation}): the switch keeps the page and the fragment`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize(viewport);
        await open(page, `${from.prefix}/legal/terms#section-5`, state, baseURL!);
        await switchTo(page, to.hreflang).click();
        await expect(page).toHaveURL(`${to.prefix}/legal/terms#section-5`);
        await expect(page.locator('html')).toHaveAttribute('lang', to.lang);
        await expect(page.locator('#section-5')).toBeInViewport();
      });
    }

    test(`[10.switch.1] 10. Languages and addresses (${from.lang} to ${to.lang}, ${state}): at 320 px, the switch is in the menu`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, `${from.prefix}/industries/automotive`, state, baseURL!);
      await expect(switchTo(page, to.hreflang)).toHaveCount(0);
      await menuButton(page).click();
      await switchTo(page, to.hreflang).click();
      await expect(page).toHaveURL(`${to.prefix}/industries/automotive`);
    });
  }

  test(`10. Languages and addresses (${from.lang} to ${to.lang}): opened in a new tab, the switch leads to the same fragment`, async ({
    page,
    context,
  }) => {
    await page.goto(`${from.prefix}/legal/terms#section-5`);
    const opened = context.waitForEvent('page');
    await switchTo(page, to.hreflang).click({ button: 'middle' });
    await expect(await opened).toHaveURL(`${to.prefix}/legal/terms#section-5`);
    expect(await page.evaluate(() => localStorage.getItem('language')), 'the language chosen').toBe(to.lang);
  });

  test(`10. Languages and addresses (${from.lang} to ${to.lang}): opened from its context menu, the switch leads to the current fragment`, async ({
    page,
  }) => {
    await page.goto(`${from.prefix}/legal/terms#section-5`);
    await page.locator('main nav a[href="#section-2"]').click();
    await switchTo(page, to.hreflang).click({ button: 'right' });
    await expect(switchTo(page, to.hreflang)).toHaveAttribute('href', `${to.prefix}/legal/terms#section-2`);
  });

  test(`[10.switch.2] 10. Languages and addresses (${from.lang} to ${to.lang}): the switch is written in the language it leads to`, async ({
    page,
  }) => {
    await page.goto(`${from.prefix}/about`);
    await expect(switchTo(page, to.hreflang)).toHaveText(to.name);
    await expect(switchTo(page, to.hreflang)).toHaveAttribute('lang', to.lang);
  });

  test(`10. Languages and addresses (${from.lang} to ${to.lang}): a double click on the switch does not lead back`, async ({ page }) => {
    await page.goto(`${from.prefix}/contact`);
    await switchTo(page, to.hreflang).click();
    await expect(page.locator('html')).toHaveAttribute('lang', to.lang);
    await switchTo(page, from.hreflang).hover();
    await clickAgain(page);
    // If another document were on its way, it would be shown by the time this reload is done.
    await page.reload();
    await expect(page).toHaveURL(`${to.prefix}/contact`);
    expect(await page.evaluate(() => localStorage.getItem('language')), 'the language chosen').toBe(to.lang);
    await switchTo(page, from.hreflang).dblclick();
    await expect(page, 'a double click that begins here').toHaveURL(`${from.prefix}/contact`);
  });

  test(`No input is lost (${from.lang}): the second click of a double click on a link does nothing in the document that it led to`, async ({
    page,
  }) => {
    await page.goto(`${from.prefix}/about`);
    await page.locator(`footer a[href="${from.prefix}/compliance"]`).click();
    const dark = page.locator('[data-scheme="dark"]');
    await dark.hover();
    await clickAgain(page);
    await expect(page.locator('html')).not.toHaveCSS('color-scheme', 'dark');
    await dark.click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
}
