import { expect, type Page } from 'playwright/test';
import { readMailto } from '../../tests/harness/read-mailto.ts';
import { addressOf, languages } from '../addresses.ts';
import { changes } from '../changes.ts';
import { menuButton, menuOf, narrow } from '../chrome.ts';
import { clipboard, clipboardButton, refuseClipboard } from '../clipboard.ts';
import { hold, holdScript, markDocument, onlyFailedRequests, onlyRemarks, sameDocument, test } from '../states/visit.ts';
import { expectPlace, hydrate, pressFarDown, settled } from '../visitor.ts';

const notifications = (page: Page) => page.locator('section[aria-keyshortcuts]').getByRole('group');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { prefix, lang } of languages) {
  test.describe(`No input is lost (${lang})`, () => {
    for (const [who, change] of Object.entries(changes)) {
      test(`${who} before hydration: Copy, Appearance and Show all take effect, and hydration keeps it`, async ({ page, seen }) => {
        await page.goto(addressOf(prefix, '/'));
        await page.evaluate(change);
        await page.locator('[data-show-all="industries-list"]').click();
        const cards = page.locator(`main li a[href^="${prefix}/industries/"]`).filter({ visible: true });
        await expect(cards).toHaveCount(14);
        await page.locator('[data-scheme="dark"]').click();
        await page.locator('[data-clipboard]').click();
        await expect(page.locator('[data-clipboard]')).toHaveAttribute('data-state', 'copied');
        await hydrate(page);
        await expect(cards).toHaveCount(14);
        await expect(page.locator('[data-scheme="dark"]')).toHaveAttribute('aria-pressed', 'true');
        await expect(notifications(page)).toHaveCount(1);
        const href = await page.locator('main > section:last-of-type a[href^="mailto:"]').getAttribute('href');
        expect(await clipboard(page)).toContain(readMailto(href!).body.replaceAll('\r\n', '\n'));
        onlyRemarks(seen);
      });

      test(`${who} before hydration: a press that ends after it takes effect, once`, async ({ page, seen }) => {
        const release = await holdScript(page);
        await page.goto(addressOf(prefix, '/'));
        await page.evaluate(change);
        await page.evaluate(() => addEventListener('click', () => (document.title += '.')));
        const button = page.locator('[data-show-all="industries-list"]');
        await button.hover();
        await page.mouse.down();
        release();
        await page.waitForFunction(() => window.site?.ready);
        await page.mouse.up();
        await expect(page.locator(`main li a[href^="${prefix}/industries/"]`).filter({ visible: true })).toHaveCount(14);
        await expect(page).toHaveTitle(/[^.]\.$/);
        onlyRemarks(seen);
      });

      test(`${who} before hydration: a press that is released elsewhere after it takes no effect`, async ({ page, seen }) => {
        const release = await holdScript(page);
        await page.goto(addressOf(prefix, '/'));
        await page.evaluate(change);
        const button = page.locator('[data-show-all="industries-list"]');
        await button.hover();
        await page.mouse.down();
        release();
        await page.waitForFunction(() => window.site?.ready);
        await page.mouse.move(20, 200, { steps: 5 });
        await page.mouse.up();
        await settled(page);
        await expect(page.locator(`main li a[href^="${prefix}/industries/"]`).filter({ visible: true })).toHaveCount(6);
        onlyRemarks(seen);
      });

      test(`${who} before hydration: the menu stays as the visitor left it`, async ({ page, seen }) => {
        await page.setViewportSize(narrow);
        await page.goto(addressOf(prefix, '/about'));
        await page.evaluate(change);
        await menuButton(page).click();
        await expect(menuOf(page)).toBeVisible();
        await hydrate(page);
        await expect(menuOf(page)).toBeVisible();
        await menuButton(page).click();
        await expect(menuOf(page)).toBeHidden();
        onlyRemarks(seen);
      });
    }

    for (const state of ['not hydrated', 'hydrated'] as const)
      test(`Back after a reload shows the page of the address, ${state}, and loses no history entry`, async ({ page }) => {
        const [industry, about, services] = ['/industries/automotive', '/about', '/services'].map((path) => prefix + path);
        await page.goto(industry!);
        const title = await page.title();
        await hydrate(page);
        await page.locator(`header a[href="${about}"]`).click();
        await expect(page).toHaveURL(about!);
        await expect.poll(() => page.title()).not.toBe(title);
        await page.reload();
        if (state === 'hydrated') await hydrate(page);
        await page.goBack();
        await expect(page).toHaveURL(industry!);
        await expect(page).toHaveTitle(title);
        await expect(clipboardButton(page)).toBeVisible();
        await page.goForward();
        await expect(page).toHaveURL(about!);
        await expect(clipboardButton(page)).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveTitle(title);
        await page.locator(`header a[href="${services}"]`).click();
        await expect(page).toHaveURL(services!);
        await page.goBack();
        await expect(page).toHaveURL(industry!);
        await expect(page).toHaveTitle(title);
      });

    test('Back comes to the place that the visitor had scrolled to before hydration', async ({ page }) => {
      await page.goto(`${prefix}/industries`);
      const title = await page.title();
      const left = await page.evaluate(() => {
        scrollTo({ top: 600, behavior: 'instant' });
        return scrollY;
      });
      expect(left).toBeGreaterThan(500);
      await hydrate(page);
      await page
        .locator(`main a[href="${prefix}/industries/automotive"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).not.toHaveTitle(title);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expectPlace(page, left);
    });

    for (const scrolled of [false, true])
      test(`Back after a reload comes to the place that ${scrolled ? 'the visitor has scrolled to since' : 'was left'}`, async ({
        page,
      }) => {
        await page.goto(`${prefix}/industries/automotive`);
        const title = await page.title();
        await hydrate(page);
        const left = await pressFarDown(page, `${prefix}/about`);
        const release = await holdScript(page);
        await page.reload();
        await page.goBack();
        await expect(page).toHaveTitle(title);
        if (scrolled) await page.mouse.wheel(0, 300);
        await expectPlace(page, scrolled ? 300 : 0);
        release();
        await page.waitForFunction(() => window.site.ready);
        await expectPlace(page, scrolled ? 300 : left);
      });

    test('Back from a fragment, after a reload, comes to the place that was left', async ({ page }) => {
      await page.goto(`${prefix}/legal/terms`);
      await hydrate(page);
      await page.mouse.wheel(0, 120);
      await expectPlace(page, 120);
      await page.locator('main nav a[href="#section-9"]').click();
      await page.waitForFunction(() => scrollY > 1000);
      await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/legal/terms`);
      await page.waitForFunction(() => window.site.ready);
      await expectPlace(page, 120);
    });

    test('[15.late.5] A page that comes after its document was asked for stays, and the document does not', async ({ page }) => {
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
      await expect(notifications(page)).toHaveCount(1);
      await page.waitForTimeout(300);
      await expect(notifications(page)).toHaveCount(1);
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

    test('The dialog of a refused clipboard closes when its page is left, also where that was under way', async ({ page }) => {
      await refuseClipboard(page);
      await page.goto(`${prefix}/industries/automotive`);
      await hydrate(page);
      const release = await hold(page, `**${prefix}/legal/terms.json`);
      await page.locator(`footer a[href="${prefix}/legal/terms"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(`${prefix}/legal/terms`);
      await clipboardButton(page).evaluate((button: HTMLElement) => button.click());
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
      await expect(notifications(page)).toHaveCount(1);
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

    test('[17.turn.3] Back opens again the texts that were open, and comes to the place that was left', async ({ page }) => {
      await page.goto(`${prefix}/contact`);
      const title = await page.title();
      await hydrate(page);
      const texts = page.locator('main details');
      const count = await texts.count();
      expect(count).toBeGreaterThan(3);
      // The last stays closed.
      for (let index = 0; index < count - 1; index += 1) await texts.nth(index).locator('summary').click();
      const left = await page.evaluate(() => {
        scrollTo({ top: 1500, behavior: 'instant' });
        return scrollY;
      });
      await page
        .locator(`header a[href="${prefix}/about"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).not.toHaveTitle(title);
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('main details[open]')).toHaveCount(count - 1);
      await expectPlace(page, left);
      await page
        .locator(`header a[href="${prefix}/about"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).not.toHaveTitle(title);
      await page
        .locator(`header a[href="${prefix}/contact"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveTitle(title);
      await expect(page.locator('main details[open]'), 'by a link, as any page is opened').toHaveCount(0);
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

test('No input is lost: where the client’s script has the wrong content type, every press takes effect at once', async ({ page, seen }) => {
  await page.route(/\/assets\/[^/]*\.js/, (route) => route.fulfill({ contentType: 'text/plain', body: 'cut' }));
  await page.goto('/industries/automotive');
  await markDocument(page);
  for (let times = 0; times < 3; times += 1) {
    await clipboardButton(page).click();
    await expect(clipboardButton(page)).toHaveAttribute('data-state', 'copied');
    await page.waitForTimeout(300);
  }
  expect(await sameDocument(page)).toBe(true);
  onlyFailedRequests(seen.messages.filter((message) => !/module script|MIME type|import/.test(message)));
  seen.messages.splice(0);
});
