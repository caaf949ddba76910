import { expect, type Page } from 'playwright/test';
import { clipboardButton } from '../clipboard.ts';
import { violations } from '../axe.ts';
import { settled, hydrate } from '../visitor.ts';
import { test } from './visit.ts';

declare global {
  interface Window {
    moved?: string[];
  }
}

test.use({ viewport: { width: 375, height: 667 }, permissions: ['clipboard-read', 'clipboard-write'] });

/** Records every animation that is longer than a frame. */
async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    const moved: string[] = (window.moved = []);
    const look = () => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect as KeyframeEffect;
        const duration = Number(effect.getComputedTiming().duration);
        if (animation.playState !== 'running' || duration < 20) continue;
        const { pseudoElement, target } = effect;
        const what = target?.matches('section[aria-keyshortcuts] [role="group"]') ? 'notification' : target?.className;
        moved.push(`${pseudoElement ?? what} for ${duration} ms`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

for (const [motion, moves] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`Comfort, motion ${motion}: ${moves ? 'notifications are animated' : 'nothing moves by itself'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await watchMotion(page);
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('banner').getByRole('button').click();
    await page.locator('header nav a[href="/industries"]').click();
    await page.locator('main li a[href="/industries/automotive"]').click();
    await clipboardButton(page).click();
    const toast = page.getByRole('region').getByRole('group');
    await expect(toast).toHaveCount(1);
    await settled(page);
    if (!moves) {
      // Its time is stopped while it is pointed at, and a scan can take longer.
      await toast.hover();
      expect(await violations(page)).toEqual([]);
    }
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
    await page.locator('main button[data-term]').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveCount(1);
    await settled(page);
    const moved = await page.evaluate(() => window.moved!);
    if (moves) expect(moved).toContainEqual(expect.stringMatching(/^notification for/));
    else expect([...new Set(moved)]).toEqual([]);
  });
}
