import { expect, type APIRequestContext, type Page } from 'playwright/test';
import { industries, services } from '../../tests/words/ids.ts';
import { addressOf, languages, paths } from '../addresses.ts';
import { wordsIn } from '../words-in.ts';
import { hydrate, settled, storeLanguage } from '../visitor.ts';
import { tell, toasts } from './notifications.ts';
import { test } from './visit.ts';

test.use({ permissions: ['clipboard-write'] });

/** The bar is on these pages only. */
const detail = /^\/(industries|services)\/[\w-]+$/;

const windows = [
  // width  height  sticks to the bottom
  [1280, 800, true],
  [375, 667, true],
  [640, 320, false],
  [320, 256, false],
] as const;

/** A long page of each kind: languages read them in turn. */
const long = ['/industries/light-heavy-machinery', '/services/quality-assurance'] as const;

const bar = (page: Page) => page.locator('[data-contact-bar]');

for (const [index, { prefix, lang }] of languages.entries()) {
  test.describe(`2. Screens and routes: contact bar (${lang})`, () => {
    test('[2.chrome.11] It is on every industry and service page, and on no other', async ({ page, request }) => {
      const [email, copy] = wordsIn(lang).contactBar;
      const [on, off] = [paths.filter((path) => detail.test(path)), [...paths.filter((path) => !detail.test(path)), '/nope']];
      expect(on).toHaveLength(industries.length + services.length);
      for (const path of off) {
        expect.soft(await hasBar(request, addressOf(prefix, path)), `${addressOf(prefix, path)} has a contact bar`).toBe(false);
      }
      for (const path of on) {
        const address = addressOf(prefix, path);
        expect.soft(await hasBar(request, address), `${address} has a contact bar`).toBe(true);
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect.soft(bar(page).getByRole('link', { name: email, exact: true }), address).toHaveAttribute('href', /^mailto:/);
        await expect.soft(bar(page).getByRole('button', { name: copy, exact: true }), address).toBeVisible();
        await expect.soft(bar(page).locator('a, button'), address).toHaveCount(2);
        expect.soft(await bar(page).evaluate(placeOf), `${address}: from the bottom of the window`).toBe(0);
      }
    });

    for (const [width, height, sticks] of windows) {
      test(`[2.chrome.11] At ${width} × ${height} it ${sticks ? 'sticks' : 'does not stick'}, and covers neither the focus nor the end`, async ({
        page,
      }) => {
        const path = long[index % long.length]!;
        await page.setViewportSize({ width, height });
        const at = `${prefix}${path} at ${width} × ${height}`;
        await page.goto(prefix + path);
        await hydrate(page, 'key');
        const place = await bar(page).evaluate(placeOf);
        if (sticks) expect.soft(place, `${at}: from the bottom of the window`).toBe(0);
        else expect.soft(place, `${at}: from the bottom of the window`).toBeLessThan(-height);

        expect.soft(await coveredOnTheWay(page, 'Tab'), `${at}: focused and covered, forwards`).toEqual([]);
        expect.soft(await coveredOnTheWay(page, 'Shift+Tab'), `${at}: focused and covered, backwards`).toEqual([]);

        for (const [where, end] of [
          ['page', page.locator('footer')],
          ['main part', bar(page)],
        ] as const) {
          await end.evaluate((element) => element.scrollIntoView({ block: 'end' }));
          await settled(page);
          expect.soft(await page.evaluate(textBehind), `${at}: text behind it at the end of the ${where}`).toEqual([]);
        }
      });
    }

    test('[2.chrome.11] With text of twice the size on a phone, it covers no focus either', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(prefix + long[index % long.length]!);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
      await hydrate(page, 'key');
      expect(await coveredOnTheWay(page, 'Tab'), 'focused and covered').toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await bar(page).evaluate(placeOf), 'two buttons, one below the other, do not stick').toBeLessThan(-844);
    });

    for (const above of ['a notification', 'the offer of another language'] as const)
      test(`[2.chrome.11] Moving the focus within it scrolls nothing while ${above} stands above it`, async ({ page }) => {
        const isOffer = above !== 'a notification';
        const other = languages.find((language) => language.lang !== lang)!;
        if (isOffer) await storeLanguage(page, other.lang);
        await page.goto(`${prefix}/industries/automotive`);
        await page.mouse.wheel(0, 600);
        await page.waitForFunction(() => scrollY === 600);
        await bar(page).getByRole('button').focus();
        await page.keyboard.press(isOffer ? 'Shift' : 'Enter');
        await expect(isOffer ? page.getByRole('complementary') : toasts(page)).toHaveCount(1);
        for (const key of ['Shift+Tab', 'Tab', 'Shift+Tab', 'Tab']) {
          await page.keyboard.press(key);
          await settled(page);
        }
        await expect(bar(page).getByRole('button')).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(600);
      });

    test('[2.chrome.11] Notifications leave room for it in each window where it sticks, and in no other', async ({ page }) => {
      await page.goto(`${prefix}/industries/automotive`);
      await hydrate(page);
      await tell(page);
      await expect(toasts(page)).toHaveCount(1);
      const stack = page.locator('[data-layout][data-position=bottom-right]');
      for (const height of [479, 480, 481]) {
        await page.setViewportSize({ width: 320, height });
        const sticks = (await bar(page).evaluate((it) => getComputedStyle(it).position)) === 'sticky';
        expect(await stack.evaluate((it) => getComputedStyle(it).marginBlockEnd !== '0px'), `${height} px`).toBe(sticks);
      }
    });

    test('[2.chrome.11] On a tablet each of its labels stands in one line', async ({ page }) => {
      for (const width of [769, 820, 880]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(prefix + long[0]);
        const inLines = await bar(page).evaluate((element) =>
          Array.from(element.querySelectorAll('a, button'), (control) => {
            const range = document.createRange();
            range.selectNodeContents(control);
            const lines = Array.from(range.getClientRects()).filter(({ width: wide }) => wide > 1);
            return {
              label: control.textContent,
              height: Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top)),
            };
          }),
        );
        expect(inLines, `${width} px`).toHaveLength(2);
        // Two lines of it are at least 40 px high.
        for (const { label, height } of inLines) expect.soft(height, `${width} px: height of “${label}”`).toBeLessThan(32);
      }
    });
  });
}

async function hasBar(request: APIRequestContext, address: string) {
  return /<section[^>]*data-contact-bar/.test(await (await request.get(address)).text());
}

/** In the page: how far above the bottom of the window the bar ends. */
function placeOf(element: Element) {
  return Math.round(document.documentElement.clientHeight - element.getBoundingClientRect().bottom);
}

/** Moves the focus through the page and names the elements that the bar covers, also partly. */
async function coveredOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = [];
  const stops = await page.evaluate(
    () => Array.from(document.querySelectorAll('a[href], button')).filter((each) => each.checkVisibility()).length,
  );
  for (let press = 0; press < stops; press += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const bar = document.querySelector('[data-contact-bar]')!;
      const focused = document.activeElement;
      if (!focused || focused === document.body || bar.contains(focused)) return null;
      const { left, right, top, bottom } = bar.getBoundingClientRect();
      const boxes = Array.from(focused.getClientRects());
      const under = boxes.some((box) => box.right > left && box.left < right && box.bottom > top + 0.5 && box.top < bottom - 0.5);
      return under ? `${focused.localName} “${focused.textContent.trim()}”` : null;
    });
    if (name) covered.push(name);
  }
  return covered;
}

/** In the page: lines of text behind the bar, without its own. */
function textBehind() {
  const bar = document.querySelector('[data-contact-bar]')!;
  const frame = bar.getBoundingClientRect();
  const walker = document.createTreeWalker(document.querySelector('#app')!, NodeFilter.SHOW_TEXT);
  const behind: string[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (bar.contains(node) || !node.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.some(({ top, bottom }) => bottom > frame.top + 1 && top < frame.bottom - 1)) behind.push(node.textContent!);
  }
  return behind;
}
