import { expect, type Page } from 'playwright/test';
import { clipboardButton } from '../clipboard.ts';
import { waitForAnimations } from '../visitor.ts';
import { advanceClock } from './visit.ts';

/** How long a notification is shown where its time is not paused, and how long it takes to appear or disappear, in milliseconds. */
export const shownForMs = 6000;
export const animationMs = 250;

/** A page with the contact bar, whose Copy Checklist shows notifications. */
export const path = '/industries/automotive';

export const region = (page: Page) => page.locator('section[aria-keyshortcuts="Alt+T"]');
export const toasts = (page: Page) => region(page).getByRole('group');

const kinds = ['checklist', 'address', 'template'] as const;
const told = new WeakMap<Page, number>();

/** Tells of a copy, each time of another kind, as the page script does; the focus stays where it is. */
export async function tell(page: Page) {
  const next = told.get(page) ?? 0;
  told.set(page, next + 1);
  await page.evaluate(
    (kind) => {
      window.site.told.push({ what: 'copied', kind });
      document.dispatchEvent(new Event('site:told'));
    },
    kinds[next % kinds.length]!,
  );
}

/** Shows so many notifications with different texts, as copying does, and waits until they stand still. */
export async function notify(page: Page, times = 1) {
  await clipboardButton(page).focus();
  const before = await toasts(page).count();
  for (let more = 1; more <= times; more += 1) {
    await tell(page);
    await expect(toasts(page)).toHaveCount(before + more);
  }
  await rest(page);
}

/** Waits while notifications appear, disappear and fold: partly by the page’s stopped clock, partly by the browser’s own. */
export async function rest(page: Page) {
  await advanceClock(page, animationMs);
  await waitForAnimations(page);
}
