import { addressOf, languages } from '../addresses.ts';
import { menuButton, menuOf, narrow } from '../chrome.ts';
import { refuseClipboard } from '../clipboard.ts';
import { expect, test } from '../test.ts';
import { hydrate, settled, watch } from '../visitor.ts';

/** Addresses under which some hosts answer with a page too. */
const others = [
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
] as const;

for (const { prefix } of languages)
  for (const [other, path] of others)
    test(`Under ${prefix}${other}, where a host answers with ${addressOf(prefix, path)}, it is still that page after hydration`, async ({
      page,
      baseURL,
    }) => {
      const seen = await watch(page, baseURL!);
      const address = addressOf(prefix, path);
      await page.route(`**${prefix}${other}?from=elsewhere`, async (route) =>
        route.fulfill({ response: await route.fetch({ url: baseURL! + address }) }),
      );
      await page.goto(`${prefix}${other}?from=elsewhere`);
      const text = await page.getByRole('main').innerText();
      await hydrate(page);
      expect(await page.getByRole('main').innerText()).toBe(text);
      await expect(page).toHaveURL(`${address}?from=elsewhere`);
      await expect(page.locator(`header a[href="${address}"][aria-current]`).first()).toBeAttached();
      await page.locator(`footer a[href="${prefix}/legal/terms"]`).click();
      await expect(page.locator('#section-9')).toBeVisible();
      expect(seen.messages).toEqual([]);
    });

for (const { prefix } of languages)
  test(`Under ${prefix}/contact.html, what was pressed before hydration is answered after it`, async ({ page, baseURL }) => {
    await page.setViewportSize(narrow);
    await refuseClipboard(page);
    await watch(page, baseURL!);
    await page.route(`**${prefix}/contact.html`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}${prefix}/contact` }) }),
    );
    await page.goto(`${prefix}/contact.html`);
    await menuButton(page).click();
    await hydrate(page);
    await expect(page).toHaveURL(`${prefix}/contact`);
    await expect(menuOf(page), 'the menu that was open').toBeVisible();

    await page.goto(`${prefix}/contact.html`);
    await page.locator('[data-clipboard]').first().click();
    await settled(page);
    await expect(page).toHaveURL(`${prefix}/contact`);
    await expect(page.getByRole('dialog'), 'the text that was not copied').toBeVisible();
  });
