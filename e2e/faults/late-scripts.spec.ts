import { expect } from 'playwright/test';
import { languages } from '../addresses.ts';
import { clipboardButton } from '../clipboard.ts';
import { wordsIn } from '../words-in.ts';
import { advanceClock, advanceClockUntil, onlyFailedRequests, recordAnnouncements, test, violations, visit } from '../states/visit.ts';

/** The waits before each retry (section 9), in milliseconds. */
const retryMs = [1000, 2000, 4000];

const path = '/services/factory-audit';

test.describe('15. Waiting and failing: loading the script of notifications', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const chunk = /\/assets\/notification-stack-[^/]*\.js/;

  test('[15.late.2] It fails once: it is requested again after 1 s', async ({ page, seen }) => {
    const count = { failed: 0 };
    await page.route(chunk, async (route) => {
      if (count.failed) return route.continue();
      await route.abort();
      count.failed += 1;
    });
    await visit(page, path);
    await clipboardButton(page).click();
    await expect(clipboardButton(page)).toHaveAttribute('data-state', 'copied');
    await expect.poll(() => count.failed).toBe(1);
    await advanceClock(page, 0);
    await advanceClock(page, retryMs[0]! - 1);
    await expect(page.getByRole('region').getByRole('group')).toHaveCount(0);
    await advanceClock(page, 1);
    await expect(page.getByRole('region').getByRole('group')).toHaveCount(1);
    onlyFailedRequests(seen.messages);
  });

  for (const { prefix, lang } of languages) {
    test(`It always fails: the button still shows Copied, and the text is shown without the script (${lang})`, async ({ page, seen }) => {
      await page.route(chunk, (route) => route.abort());
      await visit(page, prefix + path);
      const heard = await recordAnnouncements(page);
      await clipboardButton(page).click();
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'copied');
      await advanceClock(page, 2000);
      await expect(clipboardButton(page)).toHaveAttribute('data-state', 'idle');
      const words = page.locator('section[aria-keyshortcuts] p');
      // When the first wait began is not known exactly.
      const waitedMs = await advanceClockUntil(page, () => words.isVisible(), 250);
      expect(waitedMs).toBeGreaterThan(retryMs[1]! + retryMs[2]! - 1000);
      // The status says it to a screen reader.
      await expect(words).toHaveAttribute('aria-hidden', 'true');
      const [said] = await heard();
      expect((await words.innerText()).replace(/\s+/g, ' ')).toBe(said);
      expect(await heard(), 'announced').toHaveLength(1);
      expect(await violations(page), 'the words shown plainly').toEqual([]);
      await advanceClock(page, 4000);
      await clipboardButton(page).click();
      await advanceClock(page, 100);
      await expect(words, 'gone at the next press').toHaveCount(0);
      await advanceClockUntil(page, () => words.isVisible(), 250);
      await advanceClock(page, 4000);
      await expect(words, 'the second text, which is shown as long as the first').toBeVisible();
      await advanceClock(page, 2000);
      await expect(words).toHaveCount(0);
      onlyFailedRequests(seen.messages);
    });
  }
});

test.describe('15. Waiting and failing: loading the script of tooltips', () => {
  for (const { prefix, lang } of languages) {
    const means = wordsIn(lang).meaning;

    test(`It always fails: the browser still shows what a term means (${lang})`, async ({ page, seen }) => {
      const count = { failed: 0 };
      await page.route(/\/assets\/tooltip-[^/]*\.js/, async (route) => {
        await route.abort();
        count.failed += 1;
      });
      await visit(page, `${prefix}/industries/automotive`);
      const term = page.locator('main button[data-term]').getByText('FOB', { exact: true });
      await expect(term, 'after hydration').toHaveAttribute('title', means);
      await term.hover();
      await advanceClockUntil(page, async () => count.failed === 1 + retryMs.length);
      await advanceClock(page, 0);
      await expect(term, 'after the last retry').toHaveAttribute('title', means);
      const taken = await page.evaluateHandle(() => {
        const presses: boolean[] = [];
        addEventListener('keydown', ({ defaultPrevented }) => presses.push(defaultPrevented));
        return presses;
      });
      await page.keyboard.press('Escape');
      expect(await taken.jsonValue(), 'whether the page handles Escape, which closes nothing here').toEqual([false]);
      onlyFailedRequests(seen.messages);
    });
  }
});
