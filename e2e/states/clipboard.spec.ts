import { expect, type Page } from 'playwright/test';
import { readMailto } from '../../tests/harness/read-mailto.ts';
import { addressOf, languages } from '../addresses.ts';
import { checklistIn, wordsIn } from '../words-in.ts';
import { clipboard, clipboardButton, refuseClipboard, refuseFromNow } from '../clipboard.ts';
import { region, toasts, animationMs } from './notifications.ts';
import { clickAgain } from '../visitor.ts';
import { hold, holdScript, recordAnnouncements, mainScript, advanceClock, stopTime, test, violations, visit } from './visit.ts';

/** Copied indicator (section 9), in milliseconds. */
const copiedForMs = 2000;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { prefix, lang } of languages) {
  const word = wordsIn(lang).copying;

  test.describe(`4. States and transitions: Copy Checklist (${lang})`, () => {
    test('[2.chrome.13] [4.copy.1] [4.copy.2] [4.copy.3] [7.clipboard.1] [9.constants.4] [14.copy.1] It is idle, copied for 2000 ms, then idle again; the checklist is in the clipboard, and this is announced once', async ({
      page,
    }) => {
      await visit(page, `${prefix}/industries/automotive`);
      const button = clipboardButton(page);
      await expect(button).toHaveAccessibleName(word.idle);
      await expect(button).toHaveAttribute('data-state', 'idle');
      const width = (await button.boundingBox())!.width;
      const heard = await recordAnnouncements(page);

      await button.click();
      await expect(button).toHaveAttribute('data-state', 'copied');
      await expect(button).toHaveAccessibleName(word.copied);
      expect((await button.boundingBox())!.width, 'width of the button').toBe(width);
      await advanceClock(page, copiedForMs - 1);
      await expect(button).toHaveAttribute('data-state', 'copied');
      await advanceClock(page, 1);
      await expect(button).toHaveAttribute('data-state', 'idle');
      await expect(button).toHaveAccessibleName(word.idle);
      expect(await heard(), 'announced').toEqual([word.said]);

      const text = await clipboard(page);
      expect(text).toBe(checklistIn(lang));
      expect((await letterOf(page, '[data-contact-bar] a')).body, 'the letter of Email RFQ').toContain(text);
    });

    test('A second press starts the time again and is announced again, and axe finds nothing in the copied state', async ({ page }) => {
      await visit(page, `${prefix}/services/factory-audit`);
      const button = clipboardButton(page);
      const heard = await recordAnnouncements(page);
      await button.click();
      await expect(button).toHaveAttribute('data-state', 'copied');
      await advanceClock(page, copiedForMs - 1);
      await button.click();
      // A second notification with the same text restarts the one that is shown.
      await expect(page.getByRole('region', { name: word.region }).getByRole('group')).toHaveCount(1);
      await advanceClock(page, 0);
      await advanceClock(page, copiedForMs - 1);
      await expect(button).toHaveAttribute('data-state', 'copied');
      await advanceClock(page, 1);
      await expect(button).toHaveAttribute('data-state', 'idle');
      expect(await heard(), 'announced').toEqual([word.said, word.said]);
      await button.click();
      await expect(button).toHaveAttribute('data-state', 'copied');
      expect(await violations(page)).toEqual([]);
      await expect(button).toHaveAttribute('data-state', 'copied');
    });

    test('Leaving the page while it shows Copied causes no error', async ({ page }) => {
      await visit(page, `${prefix}/services/factory-audit`);
      await clipboardButton(page).click();
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'copied');
      await page.locator(`header nav a[href="${prefix}/about"]`).click();
      await expect(page).toHaveURL(`${prefix}/about`);
      await expect(clipboardButton(page)).toHaveCount(0);
      await advanceClock(page, copiedForMs);
      await page.goBack();
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'idle');
      await clipboardButton(page).click();
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'copied');
    });

    test('The button on the next page does not say that it has copied', async ({ page }) => {
      await visit(page, `${prefix}/industries/automotive`);
      await clipboardButton(page).click();
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'copied');
      const title = await page.title();
      await page.locator(`main a[href="${prefix}/industries/textiles-apparel"]`).click();
      await expect(page).not.toHaveTitle(title);
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'idle');
    });

    test('[13.copy.1] [13.copy.2] On Contact, the address and each template’s text can be copied as its mail link has it', async ({
      page,
    }) => {
      await visit(page, `${prefix}/contact`);
      const heard = await recordAnnouncements(page);
      const address = page.locator('main [data-clipboard="address"]');
      const templates = await page.locator('main li button[data-clipboard]').all();
      expect(templates, 'templates').toHaveLength(4);

      await address.click();
      await expect(address).toHaveAttribute('data-state', 'copied');
      await advanceClock(page, copiedForMs);
      expect(await heard(), 'announced').toEqual([word.address]);
      const mailbox = await page.locator('#direct').locator('xpath=ancestor::section').locator('a[href^="mailto:"]').innerText();
      expect(await clipboard(page)).toBe(mailbox);

      for (const [index, button] of templates.entries()) {
        await button.click();
        await expect(button).toHaveAttribute('data-state', 'copied');
        await advanceClock(page, copiedForMs);
        const link = `main li:has(button[data-clipboard]):nth-child(${index + 1}) a`;
        const letter = await letterOf(page, link);
        expect.soft(await clipboard(page)).toBe(`${word.to}${letter.to}\n${word.subject}${letter.subject}\n\n${letter.body}`);
      }
      expect(await heard(), 'announced').toEqual([word.address, ...templates.map(() => word.template)]);
      const names = await Promise.all(templates.map((button) => button.evaluate((element) => element.textContent)));
      expect(new Set(names).size, 'names of the four buttons told apart').toBe(4);
    });

    for (const path of ['/', '/industries', '/services']) {
      test(`[13.copy.1] Where ${path} ends in a template, its text can be copied as its mail link has it`, async ({ page }) => {
        await visit(page, addressOf(prefix, path));
        const heard = await recordAnnouncements(page);
        const end = 'main > section:last-of-type';
        const button = page.locator(`${end} button[data-state]`);
        await expect(button).toHaveAccessibleName(word.email);
        await button.click();
        await expect(button).toHaveAttribute('data-state', 'copied');
        await advanceClock(page, copiedForMs);
        expect(await heard(), 'announced').toEqual([word.template]);
        const link = `${end} a[href^="mailto:"]`;
        const letter = await letterOf(page, link);
        expect(await clipboard(page)).toBe(`${word.to}${letter.to}\n${word.subject}${letter.subject}\n\n${letter.body}`);
        // Wherever a page is scrolled to, some link is half behind the header, and axe takes its size for that of the half.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await violations(page)).toEqual([]);
      });
    }

    for (const refusal of ['missing', 'rejecting'] as const) {
      test(`[14.copy.2] [14.copy.3] Where the clipboard is ${refusal}, a dialog shows the text, selected, and nothing says copied`, async ({
        page,
      }) => {
        await page.addInitScript((missing) => {
          if (missing) Object.defineProperty(navigator, 'clipboard', { value: undefined });
          else Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
        }, refusal === 'missing');
        await visit(page, `${prefix}/industries/automotive`);
        const button = clipboardButton(page);
        const dialog = page.getByRole('dialog', { name: word.refused });
        const text = dialog.getByRole('textbox');
        const heard = await recordAnnouncements(page);

        for (const way of ['Escape', 'button'] as const) {
          await button.click();
          await expect(dialog).toBeVisible();
          await expect(text).toBeFocused();
          const selected = await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
          expect(selected).toBe(checklistIn(lang));
          if (way === 'button') expect(await violations(page)).toEqual([]);
          if (way === 'button') await dialog.getByRole('button', { name: word.close }).click();
          else await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
          await expect(button).toBeFocused();
          await expect(button).toHaveAttribute('data-state', 'idle');
        }
        await advanceClock(page, copiedForMs);
        expect(await heard(), 'announced').toEqual([]);
        await expect(toasts(page)).toHaveCount(0);
      });
    }

    test('Escape closes only the dialog of a refused clipboard, not the notification of an earlier copy', async ({ page }) => {
      await visit(page, `${prefix}/industries/automotive`);
      await clipboardButton(page).click();
      await expect(toasts(page)).toHaveCount(1);
      await refuseFromNow(page);
      await clipboardButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await advanceClock(page, animationMs);
      await expect(toasts(page)).toHaveCount(1);
    });

    test('In a low window the dialog of a refused clipboard can be closed without scrolling', async ({ page }) => {
      await page.setViewportSize({ width: 667, height: 375 });
      await refuseClipboard(page);
      await visit(page, `${prefix}/industries/automotive`);
      await clipboardButton(page).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: word.close })).toBeInViewport({ ratio: 1 });
    });

    test('[14.notifications.6] Two copies that are made before the script is loaded are both announced, no longer than shown', async ({
      page,
    }) => {
      const release = await holdScript(page);
      await page.clock.install();
      await page.goto(`${prefix}/contact`);
      await stopTime(page);
      for (const button of ['[data-clipboard="address"]', 'li button[data-clipboard]']) {
        const pressed = page.locator(`main ${button}`).first();
        await pressed.click();
        await expect(pressed).toHaveAttribute('data-state', 'copied');
      }
      release();
      const status = page.locator('section[aria-keyshortcuts] [role="status"]');
      await expect(page.getByRole('region', { name: word.region }).getByRole('group')).toHaveCount(2);
      await advanceClock(page, 100);
      for (const said of [word.address, word.template]) await expect(status).toContainText(said);
      await advanceClock(page, 6000);
      await expect(status).toBeEmpty();
    });

    test('[14.copy.3] When a copy is refused soon after one that succeeded, the button no longer says copied', async ({ page }) => {
      await visit(page, `${prefix}/industries/automotive`);
      await clipboardButton(page).click();
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'copied');
      await refuseFromNow(page);
      await clipboardButton(page).click();
      await expect(page.getByRole('dialog', { name: word.refused })).toBeVisible();
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'idle');
    });

    test('When one text is refused after another was copied, the button of the copied text still says copied', async ({ page }) => {
      await visit(page, `${prefix}/contact`);
      await page.evaluate(() => {
        const answers = [new Promise<void>((_, reject) => addEventListener('refuse', reject)), Promise.resolve()];
        Clipboard.prototype.writeText = () => answers.shift()!;
      });
      const [first, second] = [0, 1].map((place) => page.locator('main li button[data-clipboard]').nth(place));
      await first!.click();
      await second!.click();
      await expect(second!).toHaveAttribute('data-state', 'copied');
      await page.evaluate(() => dispatchEvent(new Event('refuse')));
      await expect(page.getByRole('dialog', { name: word.refused })).toBeVisible();
      await expect(second!).toHaveAttribute('data-state', 'copied');
    });

    test('A text copied three times before the client is loaded is announced once', async ({ page }) => {
      const release = await holdScript(page);
      await page.goto(`${prefix}/contact`);
      for (let press = 0; press < 3; press += 1) await page.locator('main li button[data-clipboard]').first().click();
      release();
      await expect(toasts(page)).toHaveCount(1);
      await expect(region(page).locator('[role=status] > span')).toHaveCount(1);
    });

    for (const early of [false, true])
      test(`[14.copy.2] Where the client hangs, a text refused ${early ? 'before' : 'after'} it is requested is opened and selected`, async ({
        page,
      }) => {
        await refuseClipboard(page);
        await page.route(mainScript, () => {});
        const release = await hold(page, /\/assets\/start-/);
        await page.clock.install();
        await page.goto(`${prefix}/contact`, { waitUntil: 'commit' });
        const button = page.locator('main li button[data-clipboard]').first();
        if (early) await button.click();
        release();
        await page.waitForLoadState();
        await stopTime(page);
        if (!early) await button.click();
        // Stopping the clock has taken one second of them.
        await advanceClock(page, early ? 8000 : 9000);
        expect(await page.evaluate(() => String(getSelection())), 'selected while the client may come').toBe('');
        await advanceClock(page, 1000);
        expect(await page.evaluate(() => String(getSelection()))).toContain(word.subject);
      });

    test('A double click that closes the dialog presses nothing below it', async ({ page, seen }) => {
      await refuseClipboard(page);
      await visit(page, `${prefix}/contact`);
      const button = page.locator('main li button[data-clipboard]').nth(1);
      await button.click();
      const { x, y, width, height } = (await button.boundingBox())!;
      const middle = [x + width / 2, y + height / 2] as const;
      // Moves the dialog so that its button lies over the button that copies.
      await page.getByRole('dialog').evaluate((dialog, [left, top]) => {
        const close = dialog.querySelector('button')!.getBoundingClientRect();
        dialog.style.translate = `${left - close.left - close.width / 2}px ${top - close.top - close.height / 2}px`;
      }, middle);
      await page.mouse.click(...middle);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await clickAgain(page);
      await advanceClock(page, 500);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.mouse.click(...middle);
      await expect(page.getByRole('dialog'), 'a further click').toHaveCount(1);
      expect(seen.messages).toEqual([]);
    });

    test('On Contact, a refused clipboard shows the template’s text', async ({ page }) => {
      await refuseClipboard(page);
      await visit(page, `${prefix}/contact`);
      await page.locator('main li button[data-clipboard]').first().click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(new RegExp(`^${word.to}`));
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('dialog'), 'in print').toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      await expect(page.locator('main li button[data-clipboard]').first()).toBeFocused();
    });
  });
}

/** The letter of a mail link, with LF as line end: in the link it is CR LF. */
async function letterOf(page: Page, link: string) {
  const { to, subject, body } = readMailto((await page.locator(link).getAttribute('href'))!);
  return { to, subject, body: body.replaceAll('\r\n', '\n') };
}
