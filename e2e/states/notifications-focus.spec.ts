import { expect, type Page } from 'playwright/test';
import { languages } from '../addresses.ts';
import { menuButton, narrow } from '../chrome.ts';
import { clipboardButton } from '../clipboard.ts';
import { wordsIn } from '../words-in.ts';
import { storeLanguage } from '../visitor.ts';
import { notify, path, region, rest, shownForMs, tell, toasts, animationMs } from './notifications.ts';
import { holdScript, advanceClock, test, visit } from './visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const windows = [
  { width: 1280, height: 800, offered: false, key: 'Tab' },
  { width: 1280, height: 400, offered: false, key: 'Tab' },
  { width: 320, height: 256, offered: false, key: 'Tab' },
  { width: 1024, height: 600, offered: true, key: 'Shift+Tab' },
  { width: 375, height: 667, offered: true, key: 'Shift+Tab' },
  { width: 320, height: 256, offered: true, key: 'Shift+Tab' },
  { width: 375, height: 667, offered: false, key: 'Tab' },
  { width: 375, height: 700, offered: false, key: 'Tab' },
  { width: 320, height: 256, offered: true, key: 'Tab' },
] as const;

/* WCAG 2.2, 2.4.11 Focus Not Obscured: a notification stays for seconds, and meanwhile Tab goes on. */
for (const [place, { prefix, lang }] of languages.entries())
  for (const [index, { offered, key, ...viewport }] of windows.entries()) {
    const path = ['/contact', '/services/quality-assurance'][(place + index) % 2]!;
    const situation = `${path} at ${viewport.width} × ${viewport.height}${offered ? ', where the other language is offered' : ''}`;
    test(`[4.notifications.1] (${lang}) On ${situation}, a notification covers nothing that has the focus by ${key}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const other = languages.find((language) => language.lang !== lang)!;
      if (offered) await storeLanguage(page, other.lang);
      await visit(page, prefix + path, 'key');
      await page.getByRole('button', { name: wordsIn(lang).contactBar[1], exact: true }).press('Enter');
      await expect(toasts(page)).toHaveCount(1);
      const offer = page.getByRole('complementary').getByRole('link');
      await expect(offer).toHaveCount(offered ? 1 : 0);
      const covered: string[] = [];
      let stops = 0;
      for (; stops < 200; stops += 1) {
        const stop = await page.evaluate(focused);
        if (!stop) break;
        if (stop.isCovered) covered.push(stop.name);
        await page.keyboard.press(key);
      }
      expect(stops, 'stops on the way').toBeGreaterThan(offered ? 6 : 10);
      expect(covered, 'covered').toEqual([]);
    });
  }

for (const { prefix, lang } of languages)
  test.describe(`14. The contact bar, the clipboard and notifications: Alt+T (${lang})`, () => {
    const address = prefix + path;
    const alt = (page: Page) => page.keyboard.press('Alt+KeyT');
    const stack = (page: Page) => region(page).locator('[data-layout][data-position=bottom-right]');

    test('[14.notifications.2] pressed again, before or after the client is loaded, leads back to where the focus was', async ({
      page,
    }) => {
      const release = await holdScript(page);
      await page.goto(address);
      await clipboardButton(page).focus();
      await alt(page);
      await expect(region(page)).toBeFocused();
      await alt(page);
      await expect(clipboardButton(page)).toBeFocused();
      await alt(page);
      release();
      await page.waitForFunction(() => window.site.ready);
      await expect(region(page)).toBeFocused();
      await tell(page);
      await expect(stack(page), 'where the region has the focus').toHaveAttribute('data-layout', 'default');
      await alt(page);
      await expect(clipboardButton(page)).toBeFocused();
    });

    test('[14.notifications.2] pressed again, far from where the focus was, leads back to it in sight', async ({ page }) => {
      await visit(page, `${prefix}/contact`, 'key');
      const button = page.getByRole('button', { name: wordsIn(lang).contactBar[1], exact: true });
      await button.focus();
      await alt(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(button).not.toBeInViewport();
      await alt(page);
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 1 });
    });

    test('[14.notifications.2] pressed between the first rendering and the readiness of the client moves the focus there and not back', async ({
      page,
    }) => {
      await page.goto(address);
      await region(page).evaluate((element) => {
        const key = { code: 'KeyT', altKey: true, bubbles: true, cancelable: true };
        const press = () => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', key));
        new MutationObserver(press).observe(element, { attributeFilter: ['data-hydrated'] });
      });
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => window.site.ready);
      await expect(region(page)).toBeFocused();
    });

    test('pressed in the open menu of a phone leads back to the button of the menu, as the menu has closed', async ({ page }) => {
      await page.setViewportSize(narrow);
      await visit(page, address);
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await alt(page);
      await expect(region(page)).toBeFocused();
      await alt(page);
      await expect(menuButton(page)).toBeFocused();
    });

    test('[14.notifications.2] pressed in the open menu before the client is loaded leads back to the button of the menu', async ({
      page,
    }) => {
      await page.setViewportSize(narrow);
      await holdScript(page);
      await page.goto(address);
      await menuButton(page).press('Enter');
      await page.keyboard.press('Tab');
      await alt(page);
      await expect(region(page)).toBeFocused();
      await alt(page);
      await expect(menuButton(page)).toBeFocused();
    });

    test('[14.notifications.2] held down before the client is loaded moves the focus to the notifications once', async ({ page }) => {
      await holdScript(page);
      await page.goto(address);
      await page.keyboard.down('Alt');
      for (let times = 0; times < 4; times += 1) await page.keyboard.down('KeyT');
      await expect(region(page)).toBeFocused();
    });

    test('[14.notifications.2] pressed at a link of the header of a wide window leads back to it', async ({ page }) => {
      await visit(page, address);
      const link = page.locator(`header nav a[href="${prefix}/services"]`);
      await link.focus();
      await alt(page);
      await expect(region(page)).toBeFocused();
      await alt(page);
      await expect(link).toBeFocused();
    });

    test('[14.notifications.3] pressed while a dialog is open does not let later notifications stay', async ({ page }) => {
      await visit(page, address);
      await page.evaluate(() => {
        window.site.told.push({ what: 'refused', text: 'a text', title: document.title });
        document.dispatchEvent(new Event('site:told'));
      });
      await expect(page.getByRole('dialog')).toBeVisible();
      await alt(page);
      await page.keyboard.press('Escape');
      await notify(page);
      await advanceClock(page, shownForMs + animationMs);
      await expect(toasts(page)).toHaveCount(0);
    });

    test('[14.notifications.7] the region stays unfolded while another window has the focus', async ({ page }) => {
      await visit(page, address);
      await notify(page, 2);
      await alt(page);
      await rest(page);
      await expect(stack(page)).toHaveAttribute('data-layout', 'default');
      // As browsers do when the window loses the focus, and its element keeps it.
      await region(page).evaluate((it) => it.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      await advanceClock(page, shownForMs + animationMs);
      await expect(toasts(page)).toHaveCount(2);
      await expect(stack(page)).toHaveAttribute('data-layout', 'default');
    });
  });

/**
 * In the page: what has the focus, and whether a notification or the language offer lies on any of nine places in it; nothing behind the end
 * of the page.
 */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body || element.closest('[data-layout], [aria-live]')) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const places = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [left + x * width, top + y * height] as const));
  return {
    name: element.textContent.trim().slice(0, 40),
    isCovered: places.some(([x, y]) => {
      const over = document.elementFromPoint(x, y)?.closest('section[aria-keyshortcuts] [role=group], aside');
      return over && !over.contains(element);
    }),
  };
}
