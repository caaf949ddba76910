import { expect, type Page } from 'playwright/test';
import { wake } from '../visitor';
import { test, violations } from './visit';

// moment (UTC)                        visitor's zone      English                                                    Chinese
const moments = [
  ['2026-11-23T01:00:00Z', 'Asia/Hong_Kong', 'Open now. Closes at 6:00 PM, Hong Kong time.', '下午6時'],
  ['2026-11-23T09:59:00Z', 'Asia/Hong_Kong', 'Open now. Closes at 6:00 PM, Hong Kong time.', '下午6時'],
  ['2026-11-23T10:00:00Z', 'Asia/Hong_Kong', 'Closed now. Opens on Tuesday at 9:00 AM, Hong Kong time.', '星期二上午9時'],
  ['2026-11-23T00:59:00Z', 'Asia/Hong_Kong', 'Closed now. Opens at 9:00 AM, Hong Kong time.', '上午9時'],
  ['2026-11-28T04:59:00Z', 'Asia/Hong_Kong', 'Open now. Closes at 1:00 PM, Hong Kong time.', '下午1時'],
  ['2026-11-28T05:00:00Z', 'Asia/Hong_Kong', 'Closed now. Opens on Monday at 9:00 AM, Hong Kong time.', '星期一上午9時'],
  ['2026-11-29T04:00:00Z', 'Asia/Hong_Kong', 'Closed now. Opens on Monday at 9:00 AM, Hong Kong time.', '星期一上午9時'],
  // Christmas Day and the day after are public holidays, and a Friday and a Saturday.
  ['2026-12-25T03:00:00Z', 'Asia/Hong_Kong', 'Closed now. Opens on Monday at 9:00 AM, Hong Kong time.', '星期一上午9時'],
  ['2026-11-23T01:00:00Z', 'Asia/Kolkata', 'That is at 3:30 PM where you are.', '下午3時30分'],
  ['2026-11-23T10:00:00Z', 'America/New_York', 'That is at 8:00 PM where you are.', '下午8時'],
] as const;

const hours = (page: Page) => page.locator('section[aria-labelledby="hours"]');

async function visitAt(page: Page, address: string, moment: string) {
  await page.clock.setFixedTime(moment);
  await page.goto(address);
  await wake(page);
}

for (const [moment, timezoneId, english, chinese] of moments) {
  test.describe(`${moment} seen from ${timezoneId}`, () => {
    test.use({ timezoneId });
    for (const [address, words] of [
      ['/contact', english],
      ['/zh-hant/contact', chinese],
    ] as const) {
      test(`${address} says “${words}”`, async ({ page }) => {
        await visitAt(page, address, moment);
        await expect(hours(page)).toContainText(words);
        expect(await page.evaluate(() => window.shifts), 'nothing moves when it appears').toEqual([]);
      });
    }
  });
}

test('nothing is said once the holidays are no longer known, and no table is lost', async ({ page }) => {
  await visitAt(page, '/contact', '2040-01-02T03:00:00Z');
  await expect(hours(page)).toContainText('9:00 AM–6:00 PM');
  await expect(hours(page)).not.toContainText(/open now|closed now/i);
});

for (const address of ['/contact', '/zh-hant/contact']) {
  test(`${address} with its hours breaks no rule of axe`, async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T01:00:00Z' });
    await page.goto(address);
    await wake(page);
    expect(await violations(page)).toEqual([]);
  });
}
