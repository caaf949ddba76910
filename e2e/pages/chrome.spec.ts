import type { Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { menuButton, menuOf, narrow, open, states, switchTo, wide } from '../chrome.ts';
import { expect, test } from '../test.ts';
import { isOnTop, settled, watch } from '../visitor.ts';
import { hold, markDocument, sameDocument } from '../states/visit.ts';

const softly = expect.configure({ soft: true });

/** The address and `aria-current` of the navigation’s links, those without it left out. */
const currentIn = (page: Page) =>
  menuOf(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`),
    );

/** The addresses of the navigation’s links that look current. */
const currentLookIn = (page: Page) =>
  menuOf(page)
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) =>
      links.filter((link) => getComputedStyle(link).borderBlockEndWidth === '4px').map((link) => link.getAttribute('href')),
    );

for (const { prefix, lang } of languages) {
  const home = addressOf(prefix, '/');

  for (const state of states) {
    test.describe(`4. States and transitions: mobile menu (${lang}, ${state})`, () => {
      test.use({ viewport: narrow });

      test('[2.chrome.3] [4.menu.1] It is closed, opens by its button and closes by it', async ({ page, baseURL }) => {
        await open(page, home, state, baseURL!);
        await expect(menuOf(page)).toBeHidden();
        await menuButton(page).click();
        await expect(menuOf(page)).toBeVisible();
        await expect(menuOf(page).getByRole('link')).toHaveCount(7 + languages.length);
        await menuButton(page).click();
        await expect(menuOf(page)).toBeHidden();
      });

      test('It does not cover its button where the name of the company is long', async ({ page, baseURL }) => {
        await open(page, home, state, baseURL!);
        const name = page.getByRole('banner').getByRole('link').first().locator('span');
        await name.evaluate((element) => (element.textContent = 'Harbour and Mountain Peak'));
        for (const width of [narrow.width, 320]) {
          await page.setViewportSize({ ...narrow, width });
          await menuButton(page).click();
          await expect(menuOf(page)).toBeVisible();
          await menuButton(page).click({ timeout: 5000 });
          await expect(menuOf(page)).toBeHidden();
          expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBe(width);
        }
      });

      test('Escape closes it and gives the focus back to the button', async ({ page, baseURL }) => {
        await open(page, home, state, baseURL!);
        await menuButton(page).focus();
        await page.keyboard.press('Enter');
        await expect(menuOf(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(menuOf(page).getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menuOf(page)).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
      });

      test('Moving the focus out of it closes it, and nothing covers the focus', async ({ page, baseURL }) => {
        await open(page, home, state, baseURL!);
        await menuButton(page).focus();
        await page.keyboard.press('Enter');
        const links = await menuOf(page).getByRole('link').count();
        for (let link = 0; link < links; link += 1) await page.keyboard.press('Tab');
        await expect(menuOf(page).getByRole('link').last()).toBeFocused();
        await expect(menuOf(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(menuOf(page)).toBeHidden();
        expect(await page.getByRole('main').locator(':focus').evaluate(isOnTop)).toBe(true);
      });

      test('[2.chrome.4] [4.menu.2] Choosing a link closes it and opens the page', async ({ page, baseURL }) => {
        await open(page, home, state, baseURL!);
        await menuButton(page).click();
        await menuOf(page).locator(`a[href="${prefix}/services"]`).click();
        await expect(page).toHaveURL(`${prefix}/services`);
        await expect(menuOf(page)).toBeHidden();
        await expect(page.locator(`main a[href="${prefix}/services/factory-audit"]`)).toBeVisible();
      });

      test('[2.chrome.4] Choosing the link to the current page closes it and stays there', async ({ page, baseURL }) => {
        await open(page, `${prefix}/about`, state, baseURL!);
        await menuButton(page).click();
        await menuOf(page).locator(`a[href="${prefix}/about"]`).click();
        await expect(menuOf(page)).toBeHidden();
        await expect(page).toHaveURL(`${prefix}/about`);
      });
    });

    test(`Shared chrome (${lang}, ${state}): on a wide screen the navigation is always open`, async ({ page, baseURL }) => {
      await page.setViewportSize(wide);
      await open(page, home, state, baseURL!);
      await expect(menuButton(page)).toHaveCount(0);
      await expect(menuOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.mouse.click(wide.width / 2, wide.height - 4);
      await expect(menuOf(page)).toBeVisible();
    });
  }

  test(`4. States and transitions (${lang}): a mobile menu that is opened before hydration stays open through it`, async ({
    page,
    baseURL,
  }) => {
    await watch(page, baseURL!);
    const release = await hold(page, /\/assets\/(?!start-)[^/]*\.js/);
    await page.setViewportSize(narrow);
    await page.goto(home);
    await menuButton(page).click();
    await expect(menuOf(page)).toBeVisible();
    release();
    await page.waitForFunction(() => window.site?.ready);
    await settled(page);
    await expect(menuOf(page)).toBeVisible();
    await menuOf(page).locator(`a[href="${prefix}/contact"]`).click();
    await expect(page).toHaveURL(`${prefix}/contact`);
    await expect(menuOf(page)).toBeHidden();
  });

  test(`[2.chrome.2] [4.navigation.1] [17.current.2] 4. States and transitions (${lang}): the active navigation item follows the route, without a new document`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    const seen = await open(page, home, 'hydrated', baseURL!);
    await markDocument(page);
    expect(await currentIn(page)).toEqual([`${home} page`]);
    expect(await currentLookIn(page)).toEqual([home]);
    const steps = [
      // chosen                          then current in the navigation
      [`header a[href="${prefix}/services"]`, `${prefix}/services page`],
      [`main a[href="${prefix}/services/factory-audit"]`, `${prefix}/services true`],
      [`header a[href="${prefix}/industries"]`, `${prefix}/industries page`],
      [`main li a[href="${prefix}/industries/automotive"]`, `${prefix}/industries true`],
      [`footer a[href="${prefix}/legal/privacy"]`, null],
      [`header a[href="${prefix}/contact"]`, `${prefix}/contact page`],
    ] as const;
    for (const [link, current] of steps) {
      const address = /href="(.*)"/.exec(link)![1]!;
      const before = await page.title();
      await page.locator(link).first().click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => page.title(), `title of ${address}`).not.toBe(before);
      await settled(page);
      expect.soft(await sameDocument(page), `${address} is shown without another document`).toBe(true);
      await softly.poll(() => currentIn(page), `current in the navigation of ${address}`).toEqual(current ? [current] : []);
      await softly
        .poll(() => currentLookIn(page), `looks current in the navigation of ${address}`)
        .toEqual(current ? [current.split(' ')[0]] : []);
      await softly(page.getByRole('heading', { level: 1 }), `first-level headings of ${address}`).toHaveCount(1);
      for (const other of languages.filter((language) => language.lang !== lang)) {
        const same = other.prefix + address.slice(prefix.length);
        await expect.soft(switchTo(page, other.hreflang), `switch of ${address}`).toHaveAttribute('href', same);
      }
    }
    expect(seen.messages).toEqual([]);

    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/legal/privacy`);
    await expect.poll(() => currentIn(page), 'current in the navigation after Back').toEqual([]);
  });
}

for (const { prefix, lang } of languages)
  test(`17. Navigation (${lang}): its items are in the same places on every page`, async ({ page }) => {
    await page.setViewportSize(wide);
    const places = new Set<string>();
    for (const path of ['/', '/industries', '/services', '/geography', '/compliance', '/about', '/contact']) {
      await page.goto(addressOf(prefix, path));
      const words = menuOf(page).getByRole('link');
      places.add(
        JSON.stringify(
          await words.evaluateAll((links) =>
            links.map((link) => {
              const word = document.createRange();
              word.selectNodeContents(link);
              const { x, y } = word.getBoundingClientRect();
              return [Math.round(x), Math.round(y)];
            }),
          ),
        ),
      );
    }
    expect([...places]).toHaveLength(1);
  });
