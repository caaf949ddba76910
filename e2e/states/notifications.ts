import { expect, type Page } from 'playwright/test';
import { pass } from './visit.ts';

/** How long a notification is shown where nothing holds it, and how long it takes to come or go, in milliseconds. */
export const shownForMs = 6000;
export const turnMs = 250;

/** A page with the contact bar, whose Copy Checklist brings notifications. */
export const path = '/industries/automotive';

export const copyButton = (page: Page) => page.locator('[data-contact-bar] button');
export const region = (page: Page) => page.locator('section[aria-keyshortcuts="Alt+T"]');
export const toasts = (page: Page) => region(page).getByRole('group');

const kinds = ['checklist', 'address', 'template'] as const;
const told = new WeakMap<Page, number>();

/** Lets so many notifications appear, no two of them alike, as a copied text does; and waits until they rest. */
export async function notify(page: Page, times = 1) {
  await copyButton(page).focus();
  const before = await toasts(page).count();
  for (let more = 1; more <= times; more += 1) {
    const next = told.get(page) ?? 0;
    told.set(page, next + 1);
    await page.evaluate(
      (kind) => {
        window.site.told.push({ what: 'copied', kind });
        document.dispatchEvent(new Event('site:told'));
      },
      kinds[next % kinds.length]!,
    );
    await expect(toasts(page)).toHaveCount(before + more);
  }
  await rest(page);
}

/** Lets notifications come, go and fold: some of it takes the page’s time, some the browser’s own. */
export async function rest(page: Page) {
  await pass(page, turnMs);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}
