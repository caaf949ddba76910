import { expect } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { clipboardButton, refuseClipboard } from '../clipboard.ts';
import { notify, path, toasts } from '../states/notifications.ts';
import { advanceClock, test, visit } from '../states/visit.ts';

/** The browser repeats a key that is held down, and presses a button for each repeat of Enter. */
for (const { prefix, lang } of languages)
  test.describe(`A key that is held down presses once (${lang})`, () => {
    const address = addressOf(prefix, path);

    test('Enter on the button that closes the dialog of a refused clipboard does not open it again', async ({ page }) => {
      await refuseClipboard(page);
      await visit(page, address);
      await clipboardButton(page).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button').focus();
      await page.keyboard.down('Enter');
      await expect(dialog).toBeHidden();
      await expect(clipboardButton(page)).toBeFocused();
      await page.keyboard.down('Enter');
      await advanceClock(page, 500);
      await page.keyboard.up('Enter');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(dialog, 'pressed anew').toBeVisible();
    });

    test('Enter on the button that dismisses a notification dismisses no other, and copies nothing', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, address);
      await notify(page, 2);
      await page.keyboard.press('Alt+KeyT');
      await page.keyboard.press('Tab');
      await page.keyboard.down('Enter');
      await advanceClock(page, 1000);
      await expect(toasts(page)).toHaveCount(1);
      for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
      await advanceClock(page, 1000);
      await page.keyboard.up('Enter');
      await expect(toasts(page)).toHaveCount(1);
      await expect(page.locator('[data-state="copied"]')).toHaveCount(0);
    });
  });
