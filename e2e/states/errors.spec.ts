import { expect, type Page } from 'playwright/test';
import { wake } from '../visitor';
import { markDocument, pass, sameDocument, test, violations, visit } from './visit';

const words = {
  '': { status: 'Status 500', title: 'Something went wrong', retry: 'Try again', home: 'Return to Home' },
  '/zh-hant': { status: '狀態500', title: '發生意外錯誤', retry: '再試一次', home: '返回主頁' },
} as const;

async function expectErrorScreen(page: Page, prefix: keyof typeof words) {
  const said = words[prefix];
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(said.title);
  await expect(main).toContainText(said.status);
  await expect(main.getByRole('link', { name: said.home })).toHaveAttribute('href', prefix || '/');
  await expect(main.getByRole('link', { name: said.retry })).toHaveAttribute('href', `${prefix}/about`);
  await expect(main, 'no stack trace').not.toContainText(/\bat \S+ \(|assets\/|Error:/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const prefix of ['', '/zh-hant'] as const) {
  test(`${prefix}/about: an error in an event brings the error screen, and its Try again the page`, async ({ page, seen }) => {
    await page.goto(`${prefix}/about`);
    await wake(page);
    await page.route('**/assets/broken.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `addEventListener('copy', () => { throw new Error('broken'); });` }),
    );
    await page.addScriptTag({ url: '/assets/broken.js' });
    await page.evaluate(() => dispatchEvent(new Event('copy')));
    await expectErrorScreen(page, prefix);
    expect(await violations(page)).toEqual([]);
    expect(
      seen.messages.some((message) => message.includes('broken')),
      'the console hears of it',
    ).toBe(true);
    await page.getByRole('main').getByRole('link', { name: words[prefix].retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words[prefix].title);
    seen.messages.length = 0;
  });

  test(`${prefix}: a page whose words are broken is an error of loading, and the browser loads it whole`, async ({ page, seen }) => {
    await visit(page, `${prefix}/contact`);
    await markDocument(page);
    await page.route(`**${prefix}/about`, async (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('type="application/json">{', 'type="application/json">{{') });
    });
    await page.getByRole('navigation').locator(`a[href="${prefix}/about"]`).dispatchEvent('click');
    await pass(page, 100);
    await expect.poll(() => sameDocument(page)).toBe(false);
    await expect(page).toHaveURL(/\/about$/);
    seen.messages.length = 0;
  });
}

const missing = ['/no-such-page', '/%E4%B8%AD', '/50%25', '/a"b\'c'];

for (const path of missing) {
  test(`the missing path ${path} is written to the console once on a direct visit`, async ({ page, seen }) => {
    await page.goto(path);
    await wake(page);
    const written = seen.messages.filter((message) => message.startsWith('error: Page not found:'));
    expect(written).toEqual([`error: Page not found: ${new URL(page.url()).pathname}`]);
    seen.messages.length = 0;
  });
}

test('and once on a client-side one', async ({ page, seen }) => {
  await visit(page, '/about');
  await page.evaluate(() => {
    history.pushState({}, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await pass(page, 500);
  expect(seen.messages.filter((message) => message.includes('Page not found'))).toEqual(['error: Page not found: /no-such-page']);
  seen.messages.length = 0;
});
