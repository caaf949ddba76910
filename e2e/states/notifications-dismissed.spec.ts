import { expect, type CDPSession, type Page } from 'playwright/test';
import { clipboardButton } from '../clipboard.ts';
import { notify, path, region, rest, toasts } from './notifications.ts';
import { holdScript, test, visit } from './visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('14. The contact bar, the clipboard and notifications: notifications are dismissed', () => {
  test.beforeEach(async ({ page }) => visit(page, path));

  test('[4.notifications.4] [14.notifications.5] by their button, one at a time', async ({ page }) => {
    await notify(page, 2);
    const [newest] = await ids(page);
    await toasts(page).first().getByRole('button').click();
    await rest(page);
    await expect(toasts(page)).toHaveCount(1);
    expect(await ids(page)).not.toContain(newest);
    await toasts(page).getByRole('button').click();
    await rest(page);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('[4.notifications.4] [14.notifications.5] by Escape, the newest first, from anywhere on the page', async ({ page }) => {
    await notify(page, 2);
    const [newest, older] = await ids(page);
    expect(newest).not.toBe(older);
    await page.keyboard.press('Escape');
    await rest(page);
    expect(await ids(page)).toEqual([older]);
    await expect(clipboardButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await rest(page);
    await expect(toasts(page)).toHaveCount(0);
    await expect(clipboardButton(page)).toBeFocused();
  });

  test('[14.notifications.5] by Escape pressed twice in a row: each press dismisses one, also while the one before fades', async ({
    page,
  }) => {
    await notify(page, 3);
    const oldest = (await ids(page)).at(-1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await rest(page);
    expect(await ids(page)).toEqual([oldest]);
  });

  test('by Escape or Enter with the focus in them: the next one gets the focus, and after the last the element that had it before', async ({
    page,
  }) => {
    await notify(page, 3);
    await page.keyboard.press('Alt+KeyT');
    await page.keyboard.press('Tab');
    await rest(page);
    for (const [key, left] of [
      ['Escape', 2],
      ['Enter', 1],
    ] as const) {
      await page.keyboard.press(key);
      await rest(page);
      await expect(toasts(page)).toHaveCount(left);
      const focused = await toasts(page).evaluateAll((all) => all.filter((each) => each.contains(document.activeElement)).length);
      expect(focused, `notifications with the focus in them after ${key}`).toBe(1);
    }
    await page.keyboard.press('Escape');
    await rest(page);
    await expect(toasts(page)).toHaveCount(0);
    await expect(clipboardButton(page)).toBeFocused();
  });

  test('by Escape pressed twice in a row with the focus in them: the notification that is left has the focus', async ({ page }) => {
    await notify(page, 3);
    await page.keyboard.press('Alt+KeyT');
    await page.keyboard.press('Tab');
    await rest(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await rest(page);
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page).getByRole('button')).toBeFocused();
  });

  test('by Escape with the focus on their region: after the last, the element that had the focus before has it again', async ({ page }) => {
    await notify(page, 2);
    await page.keyboard.press('Alt+KeyT');
    for (const focused of [region(page), clipboardButton(page)]) {
      await page.keyboard.press('Escape');
      await rest(page);
      await expect(focused).toBeFocused();
    }
    await expect(toasts(page)).toHaveCount(0);
  });

  test('by scrolling sideways over one while another has the focus: the focus stays where it is', async ({ page }) => {
    await notify(page, 3);
    await page.keyboard.press('Alt+KeyT');
    await page.keyboard.press('Tab');
    await rest(page);
    const focused = toasts(page).first().getByRole('button');
    await expect(focused).toBeFocused();
    await toasts(page).last().hover();
    for (let step = 0; step < 6; step += 1) await page.mouse.wheel(120, 0);
    await rest(page);
    await rest(page);
    await expect(toasts(page)).toHaveCount(2);
    await expect(focused).toBeFocused();
  });

  for (const pointer of ['mouse', 'pen', 'touch'] as const) {
    test(`[4.notifications.3] [14.notifications.4] by swiping them away with ${pointer}; a small movement leaves them where they are`, async ({
      page,
    }) => {
      const finger = await page.context().newCDPSession(page);
      await notify(page);
      const before = (await toasts(page).boundingBox())!;
      await drag(finger, pointer, before, 40);
      await rest(page);
      await expect(toasts(page)).toHaveCount(1);
      expect(await toasts(page).boundingBox(), 'where it is after a small movement').toEqual(before);
      await drag(finger, pointer, before, 260);
      await rest(page);
      await rest(page);
      await expect(toasts(page)).toHaveCount(0);
      await expect(region(page)).toHaveCount(1);
    });
  }
});

test('[14.notifications.2] Alt+T as the first key press of a visitor moves the focus to the notifications, before and after the client is loaded', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto(path);
  await page.keyboard.press('Alt+KeyT');
  await expect(region(page)).toBeFocused();
  release();
  await page.waitForFunction(() => window.site?.ready);
  await expect(region(page)).toBeFocused();
});

/** The newest first. */
function ids(page: Page) {
  return toasts(page).evaluateAll((all) => all.map(({ id }) => id));
}

/** Presses on the element, moves to the right and releases, after a rest: without it the movement would be a flick. */
async function drag(
  session: CDPSession,
  pointer: 'mouse' | 'pen' | 'touch',
  { x, y, height }: { x: number; y: number; height: number },
  by: number,
) {
  const from = { x: x + 30, y: y + height / 2 };
  const steps = Array.from({ length: 5 }, (_, step) => ({ ...from, x: from.x + (by * (step + 1)) / 5 }));
  if (pointer === 'touch') {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const point of [...steps, steps.at(-1)!])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  const button = { button: 'left', pointerType: pointer } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...from, ...button, buttons: 1, clickCount: 1 });
  for (const point of [...steps, steps.at(-1)!])
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point, ...button, buttons: 1 });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...steps.at(-1)!, ...button, buttons: 0, clickCount: 1 });
}
