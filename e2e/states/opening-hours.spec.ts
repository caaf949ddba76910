import { expect, type Page } from 'playwright/test';
import { knownUntil } from '../../src/facts/holidays.ts';
import { languages } from '../addresses.ts';
import { wordsIn } from '../words-in.ts';
import { violations } from '../axe.ts';
import { settled, hydrate } from '../visitor.ts';
import { test } from './visit.ts';

/** Moments in Hong Kong, in the second week of August of the last year whose holidays are known: that week never has one. */
const moments = [
  ['Mon', '10:30:00.000'],
  ['Mon', '08:59:59.999'],
  ['Mon', '09:00:00.000'],
  ['Fri', '17:59:59.999'],
  ['Fri', '18:00:00.000'],
  ['Wed', '00:00:00.000'],
  ['Wed', '23:59:59.999'],
  ['Sat', '09:00:00.000'],
  ['Sat', '12:59:59.999'],
  ['Sat', '13:00:00.000'],
  ['Sun', '11:00:00.000'],
] as const;

/** What a visitor in another time zone is told in addition. */
const elsewhere = [
  ['Europe/London', 'Mon', '10:30'],
  ['America/New_York', 'Mon', '18:30'],
  ['America/New_York', 'Sun', '11:00'],
  ['America/St_Johns', 'Sat', '13:30'],
  ['Asia/Kolkata', 'Mon', '10:30'],
  ['Pacific/Auckland', 'Mon', '08:00'],
  ['Asia/Bangkok', 'Sat', '10:30'],
  ['Pacific/Honolulu', 'Mon', '10:30'],
  ['Asia/Singapore', 'Mon', '10:30'],
] as const;

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
type Day = (typeof days)[number];

const year = Number(knownUntil.slice(0, 4));
const inHongKong = (month: number, date: number, time: string, yearsOn = 0) =>
  new Date(`${year + yearsOn}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}T${time}+08:00`);
const weekdayOf = (month: number, date: number) => days[new Date(Date.UTC(year, month - 1, date)).getUTCDay()]!;

/** The day of that name among the 8th to the 14th of August. */
const inAugust = (day: Day, time: string) =>
  inHongKong(
    8,
    [8, 9, 10, 11, 12, 13, 14].find((date) => weekdayOf(8, date) === day)!,
    time,
  );

const line = (page: Page) => page.locator('section[aria-labelledby="hours"] p').last();

/** Opens Contact at that moment. */
async function contactAt(page: Page, prefix: string, moment: Date) {
  await page.clock.setFixedTime(moment);
  await page.goto(`${prefix}/contact`);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => window.site?.ready);
}

test.describe('9. Business constants and limits: business hours, for a visitor in Hong Kong', () => {
  test.use({ timezoneId: 'Asia/Hong_Kong' });

  for (const [day, time] of moments) {
    test(`${day} ${time}: ${String(wordsIn('en').hours[`${day} ${time}`])}`, async ({ page }) => {
      for (const { prefix, lang } of languages) {
        await contactAt(page, prefix, inAugust(day, time));
        await expect(line(page)).toHaveText(wordsIn(lang).hours[`${day} ${time}`]!);
      }
    });
  }

  test('On a public holiday it is closed, and opens on the next working day', async ({ page }) => {
    // Establishment Day; where it falls on a Sunday, the Monday is the holiday.
    const date = weekdayOf(7, 1) === 'Sun' ? 2 : 1;
    const opens = weekdayOf(7, date) === 'Sat' ? 'Monday' : names[days.indexOf(weekdayOf(7, date + 1))];
    await contactAt(page, '', inHongKong(7, date, '10:30:00'));
    await expect(line(page)).toHaveText(`Closed now. Opens on ${opens} at 9:00 AM, Hong Kong time.`);
  });

  test('Where the holidays are not known, nothing is shown', async ({ page }) => {
    for (const moment of [inHongKong(1, 4, '10:30:00', 1), inHongKong(12, 31, '19:00:00')]) {
      for (const { prefix } of languages) {
        const words = page.waitForResponse(/\/assets\/opening-words-/);
        await contactAt(page, prefix, moment);
        await page.evaluate((address) => import(address), (await words).url());
        await settled(page);
        await expect(line(page), String(moment)).toHaveText('');
      }
    }
  });

  test('It changes by itself when the office opens', async ({ page }) => {
    await page.clock.install({ time: inAugust('Tue', '08:58:50') });
    await page.goto('/contact');
    await hydrate(page);
    await expect(line(page)).toHaveText('Closed now. Opens at 9:00 AM, Hong Kong time.');
    await page.clock.runFor(70_000);
    await expect(line(page)).toHaveText('Open now. Closes at 6:00 PM, Hong Kong time.');
  });

  test('It is up to date again when the tab is shown again', async ({ page }) => {
    await contactAt(page, '', inAugust('Tue', '10:30:00'));
    await expect(line(page)).toHaveText('Open now. Closes at 6:00 PM, Hong Kong time.');
    await page.clock.setFixedTime(inAugust('Wed', '08:00:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(line(page)).toHaveText('Closed now. Opens at 9:00 AM, Hong Kong time.');
  });
});

for (const [timezoneId, day, time] of elsewhere) {
  test.describe(`9. Business constants and limits: business hours, for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`${day} ${time} in Hong Kong`, async ({ page }) => {
      for (const { prefix, lang } of languages) {
        await contactAt(page, prefix, inAugust(day, `${time}:00`));
        await expect(line(page)).toHaveText(wordsIn(lang).hoursElsewhere[`${timezoneId}, ${day} ${time}`]!);
      }
    });
  });
}

test.describe('9. Business constants and limits: business hours where clocks change', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('In the hour before clocks change, an opening on the visitor’s same day is given without a day', async ({ page }) => {
    // On a Sunday clocks go back at two, and in Hong Kong it is one o’clock in the afternoon.
    await contactAt(page, '', new Date('2026-11-01T00:30:00-04:00'));
    await expect(line(page)).toHaveText('Closed now. Opens on Monday at 9:00 AM, Hong Kong time. That is at 8:00 PM where you are.');
  });
});

test.describe('9. Business constants and limits: business hours appear', () => {
  // The longest text.
  test.use({ timezoneId: 'America/St_Johns' });

  for (const width of [1280, 768, 375, 320]) {
    test(`At ${width} px nothing moves when the business hours appear, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const { prefix } of languages) {
        await page.clock.setFixedTime(inAugust('Sat', '13:30:00'));
        await page.goto(`${prefix}/contact`);
        await line(page).scrollIntoViewIfNeeded();
        await settled(page);
        await page.evaluate(() => window.shifts?.splice(0));
        const before = await page.evaluate(() => document.documentElement.scrollHeight);
        await hydrate(page);
        await expect(line(page)).toHaveText(/\S/);
        await settled(page);
        expect(await page.evaluate(() => window.shifts), `${prefix}/contact: layout shifts`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollHeight), `${prefix}/contact: height of the page`).toBe(before);
        expect(await violations(page)).toEqual([]);
      }
    });
  }
});
