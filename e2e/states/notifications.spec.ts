import { expect, type Locator, type Page } from 'playwright/test';
import { addressOf, languages, paths } from '../addresses.ts';
import { wordsIn } from '../words-in.ts';
import { clipboardButton } from '../clipboard.ts';
import { notify, path, region, rest, shownForMs, tell, toasts, animationMs } from './notifications.ts';
import { recordAnnouncements, advanceClock, test, violations, visit } from './visit.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
] as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { prefix, lang } of languages) {
  const word = wordsIn(lang).notifications;

  test.describe(`4. States and transitions: notifications (${lang})`, () => {
    for (const viewport of sizes) {
      test(`[4.notifications.1] [14.notifications.1] [14.notifications.3] [14.notifications.6] At ${viewport.width} px they appear bottom right, above the contact bar, in words, politely, stacked`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await visit(page, prefix + path);
        await expect(page.getByRole('region', { name: word.region, exact: true })).toHaveCount(1);
        await expect(toasts(page)).toHaveCount(0);
        const heard = await recordAnnouncements(page);
        await notify(page);
        const toast = toasts(page);
        await expect(toast).toContainText(word.title);
        await expect(toast).toContainText(word.text);
        await expect(toast.getByRole('button')).toHaveAccessibleName(word.dismiss);
        expect(await heard(), 'announced').toEqual([`${word.title} ${word.text}`]);
        await expect(page.locator('[role="alert"], [aria-live="assertive"]')).toHaveCount(0);

        const box = (await toast.boundingBox())!;
        const bar = (await page.locator('[data-contact-bar]').boundingBox())!;
        const right = viewport.width - box.x - box.width;
        expect(right, 'pixels between it and the right edge').toBeGreaterThanOrEqual(0);
        if (viewport.width < 1056) expect(right, 'pixels between it and the right edge').toBeLessThan(32);
        else {
          const beside = box.x + box.width - (await rightEdge(clipboardButton(page)));
          expect(Math.abs(beside), 'pixels between its right edge and that of the button that it answers').toBeLessThan(2);
        }
        expect(box.x, 'its left edge').toBeGreaterThanOrEqual(0);
        expect(bar.y - box.y - box.height, 'pixels between it and the contact bar').toBeGreaterThanOrEqual(0);
        expect(bar.y - box.y - box.height, 'pixels between it and the contact bar').toBeLessThan(48);
        expect(await violations(page), 'one notification').toEqual([]);
        await page.emulateMedia({ media: 'print' });
        await expect(toast, 'on paper').toBeHidden();
        await page.emulateMedia({ media: null });

        await notify(page, 2);
        expect(await apart(page), 'three of them, none pointed at').toBe(false);
        expect(await inert(page), 'those out of reach, none pointed at').toBe(2);
        expect(await violations(page), 'three notifications').toEqual([]);
      });
    }

    test('[4.notifications.2] [14.notifications.3] They expand while pointed at and while they have the focus, and fold again', async ({
      page,
    }) => {
      await visit(page, prefix + path);
      await notify(page, 3);
      await pointAt(page);
      expect(await apart(page), 'pointed at').toBe(true);
      expect(await inert(page), 'those out of reach, pointed at').toBe(0);
      expect(await violations(page), 'three of them, expanded').toEqual([]);
      await page.mouse.move(10, 300);
      await rest(page);
      expect(await apart(page), 'no longer pointed at').toBe(false);

      await page.keyboard.press('Alt+KeyT');
      await expect(region(page)).toBeFocused();
      await rest(page);
      expect(await apart(page), 'with the focus on the region').toBe(true);
      await page.keyboard.press('Tab');
      await expect(region(page).getByRole('button', { name: word.dismiss }).first()).toBeFocused();
      await rest(page);
      expect(await apart(page), 'with the focus in it').toBe(true);
      expect(await violations(page), 'three of them, expanded by focus').toEqual([]);
      await clipboardButton(page).focus();
      await rest(page);
      expect(await apart(page), 'without the focus').toBe(false);
    });

    for (const viewport of sizes)
      test(`At ${viewport.width} px, Alt+T there and back and dismissing keep the scroll position`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await visit(page, prefix + path);
        await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
        await clipboardButton(page).click();
        await expect(toasts(page)).toHaveCount(1);
        await rest(page);
        const scrolled = () => page.evaluate(() => scrollY);
        expect(await scrolled(), 'after the press').toBe(1500);
        await page.keyboard.press('Alt+KeyT');
        await expect(region(page)).toBeFocused();
        expect(
          await region(page).evaluate((element) => element.matches(':focus-visible')),
          'its focus ring is shown, though the last press was a click',
        ).toBe(true);
        await expect(region(page).locator('[data-layout]').first(), 'expanded').toHaveAttribute('data-layout', 'default');
        expect(await scrolled(), 'there').toBe(1500);
        await page.keyboard.press('Alt+KeyT');
        await expect(clipboardButton(page)).toBeFocused();
        expect(await scrolled(), 'and back').toBe(1500);
        await toasts(page).getByRole('button').click();
        await rest(page);
        await expect(toasts(page)).toHaveCount(0);
        expect(await scrolled(), 'dismissed').toBe(1500);
      });

    test('[14.notifications.7] one that appears while the focus is in their region has no time limit either', async ({ page }) => {
      await visit(page, prefix + path);
      await notify(page);
      await page.keyboard.press('Alt+KeyT');
      await expect(region(page)).toBeFocused();
      await tell(page);
      await expect(toasts(page)).toHaveCount(2);
      await advanceClock(page, 2 * shownForMs);
      await expect(toasts(page)).toHaveCount(2);
    });

    test('In a low window, Tab moves the focus to each of three notifications, and all of that notification is shown', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, prefix + path);
      await notify(page, 3);
      await page.keyboard.press('Alt+KeyT');
      await rest(page);
      for (let place = 0; place < 3; place += 1) {
        await page.keyboard.press('Tab');
        await rest(page);
        expect
          .soft(
            await toasts(page)
              .nth(place)
              .evaluate((toast) => toast.contains(document.activeElement)),
          )
          .toBe(true);
        await expect.soft(toasts(page).nth(place)).toBeInViewport({ ratio: 0.95 });
      }
    });

    test('With letters of twice the size nothing of them is cut off, in the stack or one below the other', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, prefix + path);
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      await notify(page);
      const cut = () => toasts(page).evaluate((toast) => toast.scrollHeight - toast.clientHeight);
      expect(await cut(), 'pixels, in the stack').toBeLessThanOrEqual(1);
      await page.keyboard.press('Alt+KeyT');
      await rest(page);
      expect(await cut(), 'pixels, one below the other').toBeLessThanOrEqual(1);
    });

    test('Alt+T held down moves the focus there, and not back again', async ({ page }) => {
      await visit(page, prefix + path);
      await clipboardButton(page).focus();
      await page.keyboard.down('Alt');
      for (let repeats = 0; repeats < 4; repeats += 1) {
        await page.keyboard.down('KeyT');
        await expect(page.locator('section[aria-keyshortcuts]'), `the key has been sent ${repeats + 1} times`).toBeFocused();
      }
    });

    test('[14.notifications.2] Alt+T moves the focus there and back, wherever T is on the keyboard', async ({ page }) => {
      await visit(page, prefix + path);
      await clipboardButton(page).focus();
      await page.keyboard.press('Alt+KeyT');
      await expect(page.getByRole('region', { name: word.region })).toBeFocused();
      const says = await region(page).evaluate((element) => getComputedStyle(element, '::before').content);
      expect(says, 'what a sighted visitor reads there').toBe(`"${word.region}"`);
      expect(await violations(page), 'focus in the empty region').toEqual([]);
      await page.keyboard.press('Alt+KeyT');
      await expect(clipboardButton(page)).toBeFocused();

      await notify(page);
      for (const keys of [
        { code: 'KeyT', key: 't' },
        { code: 'KeyT', key: '†' },
        { code: 'KeyT', key: 'ㄔ' },
        { code: 'KeyT', key: 'е' },
        { code: 'KeyK', key: 't' },
      ]) {
        await press(page, { altKey: true, ...keys });
        await expect(region(page)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(toasts(page).getByRole('button')).toBeFocused();
        await press(page, { altKey: true, ...keys });
        await expect(clipboardButton(page)).toBeFocused();
      }
      for (const other of [
        { altKey: true, code: 'KeyT', key: 'y' },
        { altKey: false, code: 'KeyT', key: 't' },
      ]) {
        await press(page, other);
        await expect(clipboardButton(page)).toBeFocused();
      }
    });
  });
}

test.describe('4. States and transitions: the region of notifications, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('It is in every document and has a name', async ({ page }) => {
    for (const { prefix, lang } of languages) {
      for (const path of [...paths, '/nope']) {
        const { region } = wordsIn(lang).notifications;
        await page.goto(addressOf(prefix, path), { waitUntil: 'commit' });
        await expect.soft(page.getByRole('region', { name: region, exact: true }), `${addressOf(prefix, path)}: region`).toHaveCount(1);
      }
    }
  });
});

test.describe('14. The contact bar, the clipboard and notifications: how long notifications stay', () => {
  test.beforeEach(async ({ page }) => visit(page, path));

  test('A notification disappears by itself, and the next press shows another', async ({ page }) => {
    await notify(page);
    await advanceClock(page, shownForMs - animationMs - 1);
    await expect(toasts(page)).toHaveCount(1);
    await advanceClock(page, 1 + animationMs);
    await expect(toasts(page)).toHaveCount(0);
    await notify(page);
    await expect(toasts(page)).toHaveCount(1);
  });

  test('[14.notifications.7] Its time is paused while it is pointed at, and starts again afterwards', async ({ page }) => {
    await notify(page);
    await pointAt(page);
    await advanceClock(page, 10 * shownForMs);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(10, 300);
    await advanceClock(page, shownForMs - 1);
    await expect(toasts(page)).toHaveCount(1);
    await advanceClock(page, 1 + animationMs);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('[14.notifications.7] Its time is paused while it has the focus', async ({ page }) => {
    await notify(page);
    await page.keyboard.press('Alt+KeyT');
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button')).toBeFocused();
    await advanceClock(page, 10 * shownForMs);
    await expect(toasts(page)).toHaveCount(1);
    await clipboardButton(page).focus();
    await advanceClock(page, shownForMs + animationMs);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('[14.notifications.7] Its time is paused while the tab is hidden, also for one that appeared then', async ({ page }) => {
    await notify(page);
    await setHidden(page, true);
    await advanceClock(page, 10 * shownForMs);
    await expect(toasts(page)).toHaveCount(1);
    await notify(page);
    await advanceClock(page, 10 * shownForMs);
    await expect(toasts(page)).toHaveCount(2);
    await setHidden(page, false);
    await advanceClock(page, shownForMs - 1);
    await expect(toasts(page)).toHaveCount(2);
    await advanceClock(page, 2 * shownForMs);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('[14.notifications.7] Its time stays paused while the tab is hidden, also where the same text is copied again', async ({ page }) => {
    await setHidden(page, true);
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate(() => {
        window.site.told.push({ what: 'copied', kind: 'checklist' });
        document.dispatchEvent(new Event('site:told'));
      });
      await expect(toasts(page)).toHaveCount(1);
      await rest(page);
    }
    await advanceClock(page, 10 * shownForMs);
    await expect(toasts(page)).toHaveCount(1);
    await setHidden(page, false);
    await advanceClock(page, shownForMs + animationMs);
    await expect(toasts(page)).toHaveCount(0);
  });
});

/** Moves the pointer to the newest notification. */
async function pointAt(page: Page) {
  const box = (await toasts(page).first().boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await rest(page);
}

/** Whether they are one below the other; otherwise they are stacked. */
async function apart(page: Page) {
  const boxes = await toasts(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const byHeight = boxes.sort((a, b) => a.top - b.top);
  return byHeight.slice(1).every(({ top }, index) => top >= byHeight[index]!.bottom);
}

function inert(page: Page) {
  return toasts(page).evaluateAll((all) => all.filter((each) => each.hasAttribute('inert')).length);
}

/** A key event as keyboards of other languages send it. */
function press(page: Page, key: { key?: string; code?: string; altKey?: boolean }) {
  return page.evaluate((key) => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  }, key);
}

function setHidden(page: Page, hidden: boolean) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

async function rightEdge(element: Locator) {
  const { x, width } = (await element.boundingBox())!;
  return x + width;
}
