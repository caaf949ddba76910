import type { Page } from 'playwright/test';
import { expect, test } from '../test.ts';
import { hydrate, watch } from '../visitor.ts';

/** Puts something at the end of a page's document on its way to the browser. */
const plantInDocument = (page: Page, planted: string) =>
  page.route('/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${planted}</body>`) });
  });

/** Each fault with the report of the policy. */
const faults: Record<string, { plant: (page: Page) => Promise<unknown>; refusal: RegExp }> = {
  'an inline script': {
    plant: (page) => plantInDocument(page, '<script>window.planted = true</script>'),
    refusal: /^script-src-elem inline/,
  },
  'an event handler in the markup': {
    plant: (page) => plantInDocument(page, '<img src="/icon.svg" alt="" onload="window.planted = true">'),
    refusal: /^script-src-attr inline/,
  },
  'innerHTML in the page script’s place': {
    plant: (page) =>
      page.route(/\/assets\/start-[^/]*\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'document.body.innerHTML = "<i>planted</i>"; window.planted = true' }),
      ),
    refusal: /^require-trusted-types-for trusted-types-sink/,
  },
  'a policy of another name': {
    plant: (page) =>
      page.route(/\/assets\/start-[^/]*\.js/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'trustedTypes.createPolicy("default", { createHTML: (html) => html }); window.planted = true',
        }),
      ),
    refusal: /^trusted-types trusted-types-policy/,
  },
  'a text that becomes a script': {
    plant: (page) =>
      page.route(/\/assets\/start-[^/]*\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'new Function("window.planted = true")()' }),
      ),
    refusal: /^(script-src|require-trusted-types-for) /,
  },
};

for (const [what, { plant, refusal }] of Object.entries(faults)) {
  test(`Content security policy: ${what} is refused, and reported`, async ({ page, refused }) => {
    await plant(page);
    await page.goto('/about');
    await expect.poll(() => refused.splice(0)).toEqual([expect.stringMatching(refusal)]);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.fail(`Content security policy: a test of a page with ${what} fails for that alone`, async ({ page, refused }) => {
    // If anything else fails here, the test is made to pass, which `test.fail` reports as a failure.
    try {
      await plant(page);
      await page.goto('/about');
      await expect.poll(() => refused.length).toBeGreaterThan(0);
    } catch {
      refused.length = 0;
    }
  });
}

test('Content security policy: the Trusted Types policy for the HTML of a head refuses a script', async ({ page, baseURL, refused }) => {
  await watch(page, baseURL!);
  await page.route('/contact.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { head: string };
    await route.fulfill({ response, json: { ...data, head: `${data.head}<script>window.planted = true</script>` } });
  });
  await page.goto('/about');
  await hydrate(page);
  await page.locator('header nav a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('#message')).toBeVisible();
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  await expect(page.locator('head script:not([src])', { hasText: 'planted' })).toHaveCount(0);
  expect(refused, 'the client refuses it before the browser has to').toEqual([]);
});
