import type { Page } from 'playwright/test';
import { addressOf, languages } from './addresses.ts';
import { switchTo } from './chrome.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    /** Whether the document came by a transition. */
    faded?: boolean;
    /** What is in motion in it, and for how many milliseconds. */
    moving?: string[];
    /** Where it is not seen. */
    clipped?: string;
  }
}

/** Longer than the pointer has to rest on a link for what it leads to to be thought there already. This browser renders nothing ahead. */
const restMs = 700;

/** Whether the document came by a transition; null where it is no document of its own. */
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
  /** A pointer that has rested on the link presses it. */
  const turnAfterRest = async (page: Page) => {
    await linkTo(page).hover();
    await page.waitForTimeout(restMs);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(services);
  };

  test(`Between documents (${lang}): one whose link the pointer has rested on comes by its transition, and so does the way back`, async ({
    page,
  }) => {
    const home = addressOf(prefix, '/');
    await page.goto(home);
    await turnAfterRest(page);
    await expect.poll(() => faded(page)).toBe(true);
    // A picture of more than the heading would take frames to make.
    await expect.poll(() => page.evaluate(() => window.moving)).toEqual(['::view-transition-new(heading) 160']);
    expect(await page.evaluate(() => window.clipped), 'under the header, of 68 px').toBe('inset(68px 0px 0px)');
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect.poll(() => faded(page)).toBe(true);
  });

  test(`Between documents (${lang}): one that is turned to at once has no frames to spare for a transition`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/'));
    await linkTo(page).click();
    await expect(page).toHaveURL(services);
    await expect.poll(() => faded(page)).toBe(false);
  });

  test(`Between documents (${lang}): nor has one that a key turns to, wherever the pointer rests`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/'));
    await switchTo(page, other.hreflang).hover();
    await page.waitForTimeout(restMs);
    await linkTo(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(services);
    await expect.poll(() => faded(page)).toBe(false);
  });

  test(`Between documents (${lang}): none where the visitor has asked for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf(prefix, '/'));
    await turnAfterRest(page);
    await expect.poll(() => faded(page)).toBe(false);
  });
}
