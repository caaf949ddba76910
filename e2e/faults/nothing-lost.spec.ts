import { expect, type Page } from 'playwright/test';
import { languages } from '../addresses.ts';
import { clipboardButton, refuseClipboard } from '../clipboard.ts';
import { toasts } from '../states/notifications.ts';
import { hold, markDocument, onlyFailedRequests, onlyRemarks, sameDocument, test } from '../states/visit.ts';
import { hydrate } from '../visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { prefix, lang } of languages) {
  test.describe(`No input is lost (${lang})`, () => {
    test('[15.late.5] A page whose data come after its document was requested is shown, and the document is not', async ({ page }) => {
      const path = `${prefix}/services/factory-audit`;
      const releaseData = await hold(page, `**${path}.json`);
      const html = Promise.withResolvers<void>();
      let documents = 0;
      await page.goto(`${prefix}/services`);
      await hydrate(page);
      await markDocument(page);
      await page.route(`**${path}`, async (route) => {
        documents += 1;
        await html.promise;
        // Refused where the page has stopped it.
        await route.continue().catch(() => {});
      });
      await page.locator(`main a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => documents).toBe(1);
      releaseData();
      await expect(page.locator('[data-contact-bar]')).toBeVisible();
      await page.waitForFunction(() => !window.site.isTurning);
      html.resolve();
      await page.waitForTimeout(1000);
      expect(await sameDocument(page), 'the same document').toBe(true);
      await page.locator(`header nav a[href="${prefix}/about"]`).click();
      await expect(page.locator('header nav [aria-current]')).toHaveAttribute('href', `${prefix}/about`);
      expect(await sameDocument(page), 'the router still handles links').toBe(true);
    });

    test('Copying twenty times shows one notification', async ({ page }) => {
      await page.goto(`${prefix}/industries/automotive`);
      await hydrate(page);
      for (let times = 0; times < 20; times += 1) await clipboardButton(page).click();
      await expect(toasts(page)).toHaveCount(1);
      await page.waitForTimeout(300);
      await expect(toasts(page)).toHaveCount(1);
    });

    test('A refused clipboard opens no dialog on the next page', async ({ page }) => {
      await page.addInitScript(() => {
        Clipboard.prototype.writeText = () =>
          new Promise((_, refuse) => setTimeout(() => refuse(new DOMException('denied', 'NotAllowedError')), 1500));
      });
      await page.goto(`${prefix}/industries/automotive`);
      await hydrate(page);
      await clipboardButton(page).click();
      await page.locator(`header a[href="${prefix}/about"]`).click();
      await expect(page).toHaveURL(`${prefix}/about`);
      await page.waitForTimeout(2000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('A clipboard that is refused late opens no dialog on the page that was under way at the press', async ({ page }) => {
      await page.addInitScript(() => {
        Clipboard.prototype.writeText = () => new Promise((_, refuse) => addEventListener('refuse', refuse));
      });
      const release = await copyWhileTermsLoad(page, prefix);
      release();
      await expect(clipboardButton(page)).toHaveCount(0);
      await expect(page.locator('#main')).toBeFocused();
      await page.evaluate(() => dispatchEvent(new Event('refuse')));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('The dialog of a refused clipboard closes when its page is left, also if the next page was already under way', async ({
      page,
    }) => {
      await refuseClipboard(page);
      const release = await copyWhileTermsLoad(page, prefix);
      await expect(page.getByRole('dialog')).toBeVisible();
      release();
      await expect(clipboardButton(page)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    for (const next of ['/about', '/industries/textiles-apparel'])
      test(`The dialog of a refused clipboard closes when its page is left for ${next}`, async ({ page }) => {
        await refuseClipboard(page);
        await page.goto(`${prefix}/industries/automotive`);
        const title = await page.title();
        await hydrate(page);
        await page.locator(`a[href="${prefix}${next}"]`).first().click();
        await expect(page).not.toHaveTitle(title);
        await page.goBack();
        await expect(page).toHaveTitle(title);
        await clipboardButton(page).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.goForward();
        await expect(page).toHaveURL(`${prefix}${next}`);
        await expect(page).not.toHaveTitle(title);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.locator('#main'), 'has the focus').toBeFocused();
      });

    test('What was opened on a page is closed on the next of its family', async ({ page }) => {
      await page.goto(`${prefix}/services/factory-audit`);
      const title = await page.title();
      await hydrate(page);
      await page.locator('main summary').click();
      await expect(page.locator('main details')).toHaveAttribute('open');
      await page.locator(`main a[href="${prefix}/services/insurance-risk"]`).click();
      await expect(page).not.toHaveTitle(title);
      await expect(page.locator('main details')).not.toHaveAttribute('open');
    });

    test('Where an extension removes noscript and the year, nothing fails', async ({ page, seen }) => {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          for (const element of document.querySelectorAll('noscript, [data-year]')) element.remove();
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(`${prefix}/industries/automotive`);
      await page.waitForLoadState();
      await clipboardButton(page).click();
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'copied');
      await hydrate(page);
      await expect(toasts(page)).toHaveCount(1);
      onlyRemarks(seen);
    });

    test('Where an extension removes live regions, links lead to their pages, and nothing fails', async ({ page }) => {
      await page.goto(`${prefix}/services`);
      await hydrate(page);
      await markDocument(page);
      await page.evaluate(() => document.querySelectorAll('#pending, [role="status"]').forEach((region) => region.remove()));
      await page.locator(`header nav a[href="${prefix}/about"]`).click();
      await expect(page.locator('header nav [aria-current]')).toHaveAttribute('href', `${prefix}/about`);
      expect(await sameDocument(page)).toBe(true);
    });

    test('The contact card is saved while another page is under way', async ({ page }) => {
      await page.goto(`${prefix}/contact`);
      await hydrate(page);
      const release = await hold(page, `**${prefix}/legal/privacy.json`);
      await page.locator(`footer a[href="${prefix}/legal/privacy"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(`${prefix}/legal/privacy`);
      const download = page.waitForEvent('download');
      await page.locator('a[download]').evaluate((link: HTMLElement) => link.click());
      expect(new URL((await download).url()).pathname).toBe(`${prefix}/contact.vcf`);
      expect(await (await download).failure()).toBeNull();
      release();
      await expect(page.locator('a[download]')).toHaveCount(0);
    });
  });
}

test('No input is lost: nothing is prefetched for a visitor who prefers less data', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query.includes('prefers-reduced-data') ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query);
  });
  await page.goto('/');
  await page.waitForLoadState();
  await page.waitForTimeout(1000);
  expect(await page.locator('[data-ahead]').count(), 'links marked to load ahead').toBe(0);
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  expect(asked.filter((address) => /client-|\.json/.test(address))).toEqual([]);
});

test('No input is lost: where the scripts have the wrong content type, every press takes effect at once', async ({ page, seen }) => {
  await page.route(/\/assets\/[^/]*\.js/, (route) => route.fulfill({ contentType: 'text/plain', body: 'cut' }));
  const refused = page.waitForEvent('console', (message) => /MIME type/.test(message.text()));
  await page.goto('/');
  await markDocument(page);
  await page.locator('[data-clipboard]').click();
  await expect(page.locator('[data-clipboard]')).toHaveAttribute('data-state', 'copied');
  await refused;
  await page.locator('[data-scheme="dark"]').click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.locator('[data-show-all="industries-list"]').click();
  await expect(page.locator('main li a[href^="/industries/"]').filter({ visible: true })).toHaveCount(14);
  expect(await sameDocument(page)).toBe(true);
  onlyFailedRequests(seen.messages.filter((message) => !/module script|MIME type|import/.test(message)));
  seen.messages.splice(0);
});

/** Presses Copy on an industry page while the Terms are loading. Returns a function that lets them come. */
async function copyWhileTermsLoad(page: Page, prefix: string) {
  await page.goto(`${prefix}/industries/automotive`);
  await hydrate(page);
  const release = await hold(page, `**${prefix}/legal/terms.json`);
  await page.locator(`footer a[href="${prefix}/legal/terms"]`).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${prefix}/legal/terms`);
  await clipboardButton(page).evaluate((button: HTMLElement) => button.click());
  return release;
}
