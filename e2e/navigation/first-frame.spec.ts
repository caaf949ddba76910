import { addresses, addressOf, languages } from '../addresses.ts';
import { open } from '../chrome.ts';
import { expect, test } from '../test.ts';

test('First frame: the page script is after the hero and before all else, so that the browser can paint the hero first', async ({
  request,
}) => {
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const script = html.indexOf('<script>(function');
    expect.soft(html.lastIndexOf('<h1', script), `${address}: the heading`).toBeGreaterThan(html.indexOf('<main'));
    expect.soft(html.slice(0, script), `${address}: what stands before the script`).not.toMatch(/<(section|footer)/);
    expect.soft(html.slice(script).replace(/^.*?<\/script>/s, ''), `${address}: what stands behind it`).toMatch(/^<(section|footer)/);
  }
});

for (const { prefix, lang } of languages)
  for (const chosen of ['light', 'dark'] as const)
    test(`First frame (${lang}): the ${chosen} scheme, chosen on an earlier visit, is set before the first paint`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: chosen === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((scheme) => {
        localStorage.setItem('color-scheme', scheme);
        const known = new MutationObserver(() => {
          Object.assign(window, { there: document.querySelectorAll('#app').length });
          known.disconnect();
        });
        known.observe(document, { subtree: true, attributeFilter: ['style'] });
      }, chosen);
      await page.goto(addressOf(prefix, '/industries/automotive'));
      await expect(page.locator('html')).toHaveCSS('color-scheme', chosen);
      expect(
        await page.evaluate(() => (window as { there?: number }).there),
        'parts of the page that are there when the scheme is set',
      ).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        chosen === 'dark' ? 'rgb(10, 14, 28)' : 'rgb(223, 231, 227)',
      );
      // Nobody has touched the page: it is not hydrated.
      await expect(page.locator('[data-scheme][aria-pressed="true"]')).toHaveAttribute('data-scheme', chosen);
      await expect(page.locator('[name="theme-color"]').nth(chosen === 'dark' ? 0 : 1)).toHaveAttribute('media', 'not all');
    });

for (const { prefix, lang } of languages)
  test(`[2.chrome.10] First frame (${lang}): the year is that of the visit, not that of the build`, async ({ page, baseURL }) => {
    await page.clock.setFixedTime('2040-06-15T12:00:00Z');
    await open(page, addressOf(prefix, '/'), 'not hydrated', baseURL!);
    await expect(page.locator('[data-year]')).toHaveText('2040');
  });

test('First frame: a choice in another tab, or on a page visited in between, applies at once', async ({ page, context }) => {
  const theme = () => page.evaluate(() => document.documentElement.style.colorScheme);
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/zh-hant/about');
  await other.getByRole('button', { name: '深色' }).click();
  await expect.poll(theme, 'chosen in another tab').toBe('dark');
  await other.getByRole('button', { name: '跟隨系統' }).click();
  await expect.poll(theme, 'back to the system’s scheme in another tab').toBe('');
  // As the browser does when it restores a page from the back/forward cache.
  await page.evaluate(() => {
    localStorage.setItem('color-scheme', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await theme(), 'chosen on a page visited in between').toBe('light');
});
