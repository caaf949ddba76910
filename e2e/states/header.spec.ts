import { expect, type Page } from 'playwright/test';
import { languages } from '../addresses.ts';
import { menuButton } from '../chrome.ts';
import { holdScript, markDocument, advanceClockUntil, sameDocument, test, visit } from './visit.ts';

const phone = { width: 375, height: 812 };
const desk = { width: 1280, height: 800 };

/** The menu, while it is open. */
const opened = (page: Page) => page.locator('#menu:popover-open');

async function openMenu(page: Page) {
  await menuButton(page).click();
  await expect(opened(page)).toHaveCount(1);
}

for (const { prefix, lang } of languages) {
  const address = `${prefix}/about`;

  test.describe(`2. Screens and routes: the header (${lang})`, () => {
    for (const query of ['', '?utm_source=letter'])
      test(`A link to the page itself leads to its top, and adds no history entry, at ${address}${query}`, async ({ page }) => {
        await visit(page, address + query);
        await markDocument(page);
        const entries = await page.evaluate(() => history.length);
        for (const link of ['header nav', 'footer']) {
          await page.evaluate(() => scrollTo(0, 600));
          await page.locator(`${link} a[href="${address}"]`).click();
          await expect.poll(() => page.evaluate(() => scrollY), link).toBe(0);
          await expect(page.getByRole('main'), `${link}: what has the focus`).toBeFocused();
        }
        expect(await page.evaluate(() => history.length)).toBe(entries);
        await expect(page).toHaveURL(address + query);
        expect(await sameDocument(page)).toBe(true);
      });

    test('A link to the page itself also leads from a fragment of it to its top', async ({ page }) => {
      await visit(page, `${prefix}/geography`);
      for (const link of ['header nav', 'footer']) {
        await page.goto(`${prefix}/geography#europe`);
        await page.locator(`${link} a[href="${prefix}/geography"]`).click();
        await expect(page).toHaveURL(`${prefix}/geography`);
        await expect.poll(() => page.evaluate(() => scrollY), link).toBe(0);
        await expect(page.getByRole('main'), `${link}: what has the focus`).toBeFocused();
      }
    });

    test('After a visit with a query, only the page that is shown is marked as current', async ({ page }) => {
      await visit(page, `${address}?utm_source=letter`);
      const current = page.locator('header nav [aria-current]');
      await expect(current).toHaveAttribute('href', address);
      await page.locator(`header nav a[href="${prefix}/services"]`).click();
      await expect(page).toHaveURL(`${prefix}/services`);
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', `${prefix}/services`);
    });

    for (const hydrated of [true, false])
      test(`The menu closes when a link in it is chosen, a mail link too, ${hydrated ? 'after' : 'before'} hydration`, async ({ page }) => {
        await page.setViewportSize(phone);
        // There is no mail program.
        await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault(), true));
        if (hydrated) await visit(page, address);
        else {
          await holdScript(page);
          await page.goto(address);
        }
        for (const link of ['a[href^="mailto:"]', 'a[hreflang]']) {
          await page.evaluate(() => document.getElementById('menu')!.showPopover());
          await page.locator(`#menu ${link}`).click();
          await expect(opened(page), link).toHaveCount(0);
        }
      });

    for (const hydrated of [true, false])
      test(`A press beside the open menu closes it, and does nothing else, ${hydrated ? 'after' : 'before'} hydration`, async ({
        page,
      }) => {
        await page.setViewportSize(phone);
        if (hydrated) await visit(page, `${prefix}/services`);
        else {
          await holdScript(page);
          await page.goto(`${prefix}/services`);
        }
        await markDocument(page);
        const card = page.locator('main li a').last();
        await card.evaluate((link) => link.scrollIntoView({ block: 'end' }));
        await page.mouse.wheel(0, 120);
        await openMenu(page);
        const { x, y } = (await card.boundingBox())!;
        await page.mouse.click(x + 5, y + 5);
        await expect(opened(page)).toHaveCount(0);
        await expect(page).toHaveURL(`${prefix}/services`);
        expect(await sameDocument(page)).toBe(true);
        // The next press is like any other.
        await card.click();
        await expect(page).not.toHaveURL(`${prefix}/services`);
      });

    test('The second click of a double click on “Get a Quote” in the menu does nothing', async ({ page }) => {
      await page.setViewportSize(phone);
      // There is no mail program.
      await page.addInitScript(() =>
        addEventListener('click', ({ target }) => (target as Element).closest('[href^=mailto]')?.removeAttribute('href'), true),
      );
      await visit(page, `${prefix}/industries`);
      await openMenu(page);
      await page.locator('#menu a[href^="mailto:"]').click();
      await expect(opened(page)).toHaveCount(0);
      // On the link of the page that lay beneath it.
      await page.locator('main li a').first().dispatchEvent('click', { detail: 2 });
      await expect(page).toHaveURL(`${prefix}/industries`);
    });

    test('With letters of twice the size, the menu of a narrow phone opens below the header', async ({ page }) => {
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(address);
        await page.addStyleTag({ content: ':root { font-size: 200% }' });
        await openMenu(page);
        const tops = await page.evaluate(() => ({
          menu: document.getElementById('menu')!.getBoundingClientRect().top,
          button: document.querySelector('[popovertarget]')!.getBoundingClientRect().bottom,
        }));
        expect(tops.menu, `${width} px`).toBeGreaterThanOrEqual(tops.button);
      }
    });

    test('In a wide and low window, each link of the header can be pressed where it is seen', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.goto(address);
      const links = page.locator('header').getByRole('link');
      expect(await links.count()).toBeGreaterThan(8);
      for (const link of await links.all()) await link.click({ trial: true, timeout: 2000 });
    });

    test('In a low window, a menu closed by key leaves its button in sight', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, address, 'key');
      await menuButton(page).press('Enter');
      await expect(opened(page)).toHaveCount(1);
      // With Tab, because the page scrolls to what has the focus.
      const last = page.locator('#menu a').last();
      for (let press = 0; press < 20 && !(await last.evaluate((link) => link === document.activeElement)); press += 1)
        await page.keyboard.press('Tab');
      await expect(last).toBeFocused();
      await expect(menuButton(page)).not.toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
      await expect(menuButton(page)).toBeFocused();
      await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
    });

    test('The menu closes when the phone is turned, far down the page', async ({ page }) => {
      await page.setViewportSize(phone);
      await visit(page, address);
      await page.evaluate(() => scrollTo(0, 600));
      await openMenu(page);
      await page.setViewportSize({ width: phone.height, height: phone.width });
      await expect(opened(page)).toHaveCount(0);
    });

    test('The menu closes when a tablet is turned, after which the window has room for its links', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 1366 });
      await visit(page, address);
      await openMenu(page);
      await page.setViewportSize({ width: 1366, height: 1024 });
      await expect(opened(page)).toHaveCount(0);
    });

    test('The menu closes when Back leads to another page', async ({ page }) => {
      await page.setViewportSize(phone);
      await visit(page, `${prefix}/services`);
      const title = await page.title();
      await page.locator(`footer a[href="${address}"]`).click();
      await advanceClockUntil(page, async () => (await page.title()) !== title, 16);
      await openMenu(page);
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/services`);
      await expect(opened(page)).toHaveCount(0);
    });

    test('The menu closes when the window becomes wide', async ({ page }) => {
      await page.setViewportSize(phone);
      await visit(page, address);
      await openMenu(page);
      await page.setViewportSize(desk);
      await expect(opened(page)).toHaveCount(0);
      await expect(page.locator('#menu')).toHaveCSS('position', 'static');
      await expect(page.locator('#menu')).toBeVisible();
    });
  });
}
