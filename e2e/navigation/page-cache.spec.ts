import { addressOf, languages } from '../addresses.ts';
import { launchWhole } from '../browsers.ts';
import { expect, test } from '../test.ts';
import { hydrate, watch } from '../visitor.ts';

// Playwright disables the back/forward cache, which visitors have.
const cached = 'info: from the cache';

test.use({ launchOptions: { ...launchWhole, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const { prefix, lang } of languages)
  test(`Nothing lost (${lang}): pages restored from the back/forward cache, one right after another, cause no error`, async ({
    page,
    baseURL,
  }) => {
    const { messages } = await watch(page, baseURL!);
    await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => persisted && console.info('from the cache')));
    const paths = ['/', '/about', '/services', '/contact'];
    for (const path of paths) await page.goto(addressOf(prefix, path));
    for (const path of paths.slice(0, -1).reverse()) {
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(`${baseURL}${addressOf(prefix, path)}`);
    }
    // The second press comes before the first page is painted, so its view transition is skipped.
    for (let turns = 0; turns < 3; turns += 1) await page.evaluate(() => void setTimeout(() => history.forward(), 10)).catch(() => {});
    await expect(page).toHaveURL(/about|services|contact/);
    await expect(page.locator('footer')).toBeVisible();
    await page.locator('[data-scheme="dark"]').click();
    await expect(page.locator('html'), 'a press on a page from the cache').toHaveCSS('color-scheme', 'dark');
    await page.locator(`header nav a[href="${prefix}/compliance"]`).click();
    await expect(page).toHaveURL(`${baseURL}${prefix}/compliance`);
    expect(messages.filter((message) => message === cached).length, 'pages from the cache').toBeGreaterThanOrEqual(3);
    expect(messages.filter((message) => message !== cached)).toEqual([]);
  });

for (const { prefix, lang } of languages)
  test(`Nothing lost (${lang}): Back to a page whose document never arrived shows that page, also from the cache`, async ({ page }) => {
    await page.goto(`${prefix}/industries/automotive`);
    const title = await page.title();
    await hydrate(page);
    let documents = 0;
    await page.route(`**${prefix}/about.json`, () => {});
    await page.route(`**${prefix}/about`, (route) => (documents++ ? route.continue() : undefined));
    // The links are pressed by the page, because Playwright would wait for the document of the first.
    await page.evaluate(
      ([first, second]) => {
        document.querySelector<HTMLElement>(first)!.click();
        setTimeout(() => document.querySelector<HTMLElement>(second)!.click(), 3000);
      },
      [`header nav a[href="${prefix}/about"]`, `header nav a[href="${prefix}/services"]`] as const,
    );
    await expect.poll(() => documents).toBe(1);
    await expect(page.locator('header [aria-current=page]')).toHaveAttribute('href', `${prefix}/services`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(new RegExp(`${prefix}/about$`));
    await expect(page.locator('header [aria-current=page]')).toHaveAttribute('href', `${prefix}/about`);
    await expect(page).not.toHaveTitle(title);
  });

for (const { prefix, lang } of languages)
  test(`A page restored from the back/forward cache has its menu closed (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.persisted = `${persisted}`)),
    );
    for (const path of ['/services', '/about']) await page.goto(prefix + path);
    // Chromium does not keep a page that was left in the middle of its hydration.
    await hydrate(page);
    await page.locator('header [popovertarget]').click();
    await expect(page.locator('#menu:popover-open')).toHaveCount(1);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(`${prefix}/services`);
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(`${prefix}/about`);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  });
