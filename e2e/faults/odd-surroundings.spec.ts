import { addressOf, languages } from '../addresses.ts';
import { clipboardButton } from '../clipboard.ts';
import { expectAnswered, expectWhole } from './journey.ts';
import { expect, test } from '../test.ts';
import { hydrate, watch } from '../visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [index, language] of languages.entries()) {
  const other = languages[(index + 1) % languages.length]!;
  const address = addressOf(language.prefix, '/industries/automotive');

  for (const year of [1971, 2099])
    test(`Nothing lost (${language.lang}): where the clock is set to ${year}, every press takes effect`, async ({ page, baseURL }) => {
      const { messages } = await watch(page, baseURL!);
      await page.clock.setFixedTime(`${year}-02-28T23:59:59Z`);
      await page.goto(address);
      await hydrate(page);
      await expectAnswered(page, language, other);
      expect(messages).toEqual([]);
    });

  test(`Nothing lost (${language.lang}): offline once the page is loaded, every press takes effect, and Back leads back`, async ({
    page,
    baseURL,
    context,
  }) => {
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await watch(page, baseURL!);
    await page.goto(address);
    await hydrate(page);
    await context.setOffline(true);
    const copy = clipboardButton(page);
    await copy.click();
    await expect(copy).toHaveAttribute('data-state', 'copied');
    await page.locator('[data-scheme="dark"]').click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    // Where the script of notifications cannot be loaded, the text is shown without it.
    await expect(page.locator('section[aria-keyshortcuts]').locator('p, [role=group]').filter({ visible: true })).toHaveCount(1, {
      timeout: 20_000,
    });
    await expectWhole(page, language);
    // For a page that it has not loaded, the browser shows its own error page, and asks again by itself once there is a connection.
    const privacy = `${language.prefix}/legal/privacy`;
    await page.locator(`footer a[href="${privacy}"]`).click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    await expect(page).toHaveURL(privacy);
    await page.waitForLoadState();
    await page.goBack();
    await expect(copy).toBeVisible();
    await expectWhole(page, language);
    expect(uncaught).toEqual([]);
  });
}
