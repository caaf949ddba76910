import { addressOf, languages } from '../addresses.ts';
import { copyButton } from '../clipboard.ts';
import { expectAnswered, expectWhole } from './journey.ts';
import { expect, test } from '../test.ts';
import { hydrate, watch } from '../visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [index, language] of languages.entries()) {
  const other = languages[(index + 1) % languages.length]!;
  const address = addressOf(language.prefix, '/industries/automotive');

  for (const year of [1971, 2099])
    test(`Nothing lost (${language.lang}): where the clock stands in ${year}, every press is answered`, async ({ page, baseURL }) => {
      const { messages } = await watch(page, baseURL!);
      await page.clock.setFixedTime(`${year}-02-28T23:59:59Z`);
      await page.goto(address);
      await hydrate(page);
      await expectAnswered(page, language, other);
      expect(messages).toEqual([]);
    });

  test(`Nothing lost (${language.lang}): off the line after the page has come, every press is answered, and Back leads back`, async ({
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
    const copy = copyButton(page);
    await copy.click();
    await expect(copy).toHaveAttribute('data-state', 'copied');
    await page.locator('[data-scheme="dark"]').click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    // The notification says it plainly where what draws it cannot come.
    await expect(page.locator('section[aria-keyshortcuts]').locator('p, [role=group]').filter({ visible: true })).toHaveCount(1, {
      timeout: 20_000,
    });
    await expectWhole(page, language);
    // A page that has not been loaded is the browser's own to refuse.
    await page.locator(`footer a[href="${language.prefix}/legal/privacy"]`).click();
    await page.waitForURL(/privacy|chrome-error/);
    await context.setOffline(false);
    await page.goBack();
    await expect(copy).toBeVisible();
    await expectWhole(page, language);
    expect(uncaught).toEqual([]);
  });
}
