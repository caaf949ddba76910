import type { Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { switchTo } from '../chrome.ts';
import { expect, test } from '../test.ts';

declare global {
  interface Window {
    /** Whether the document was shown with a view transition. */
    faded?: boolean;
    /** The pseudo-elements that it animates, and for how many milliseconds. */
    moving?: string[];
    /** The clip path of the transition. */
    clipped?: string;
  }
}

/** Longer than the pointer has to rest on a link until the page assumes that its document is loaded. This browser prerenders nothing. */
const restMs = 700;

/** Whether the document was shown with a view transition; null where the address was reached without a new document. */
const faded = (page: Page) =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0]!.name === location.href ? window.faded : null));

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      window.faded = !!viewTransition;
      const effects = () => document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const told = (effect: KeyframeEffect) => `${effect.pseudoElement} ${effect.getTiming().duration as number}`;
      void viewTransition?.ready.then(() => {
        window.moving = [...new Set(effects().map(told))];
        window.clipped = getComputedStyle(document.documentElement, '::view-transition').clipPath;
      });
    }),
  ),
);

for (const { prefix, lang } of languages) {
  const other = languages.find((language) => language.lang !== lang)!;
  const services = addressOf(prefix, '/services');
  const linkTo = (page: Page) => page.locator(`main a[href="${services}"]`).first();
  /** Rests with the pointer on the link, then presses it. */
  const followAfterRest = async (page: Page) => {
    await linkTo(page).hover();
    await page.waitForTimeout(restMs);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(services);
  };

  test(`Between documents (${lang}): after the pointer has rested on a link, the next document is shown with a view transition, and so is the way back`, async ({
    page,
  }) => {
    const home = addressOf(prefix, '/');
    await page.goto(home);
    await followAfterRest(page);
    await expect.poll(() => faded(page)).toBe(true);
    // A snapshot of more than the heading would delay the transition.
    await expect.poll(() => page.evaluate(() => window.moving)).toEqual(['::view-transition-new(heading) 160']);
    expect(await page.evaluate(() => window.clipped), 'under the header, of 56 px').toBe('inset(56px 0px 0px)');
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect.poll(() => faded(page)).toBe(true);
  });

  test(`Between documents (${lang}): without a rest on the link there is no view transition`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/'));
    await linkTo(page).click();
    await expect(page).toHaveURL(services);
    await expect.poll(() => faded(page)).toBe(false);
  });

  test(`Between documents (${lang}): a link that is followed by key starts no view transition, wherever the pointer rests`, async ({
    page,
  }) => {
    await page.goto(addressOf(prefix, '/'));
    await switchTo(page, other.hreflang).hover();
    await page.waitForTimeout(restMs);
    await linkTo(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(services);
    await expect.poll(() => faded(page)).toBe(false);
  });

  test(`Between documents (${lang}): there is no view transition where the visitor prefers reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf(prefix, '/'));
    await followAfterRest(page);
    await expect.poll(() => faded(page)).toBe(false);
  });
}
