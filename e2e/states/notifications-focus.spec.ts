import { expect } from 'playwright/test';
import { languages } from '../addresses.ts';
import { wordsIn } from '../words-in.ts';
import { toasts } from './notifications.ts';
import { test, visit } from './visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const windows = [
  { width: 1280, height: 800, offered: false },
  { width: 1280, height: 400, offered: false },
  { width: 320, height: 256, offered: false },
  { width: 1024, height: 600, offered: true },
  { width: 375, height: 667, offered: true },
  { width: 320, height: 256, offered: true },
] as const;

/* WCAG 2.2, 2.4.11 Focus Not Obscured: a notification stays for seconds, and meanwhile Tab goes on. */
for (const [turn, { prefix, lang }] of languages.entries())
  for (const [index, { offered, ...viewport }] of windows.entries()) {
    const path = ['/contact', '/services/quality-assurance'][(turn + index) % 2]!;
    const situation = `${path} at ${viewport.width} × ${viewport.height}${offered ? ', where the other language is offered' : ''}`;
    test(`[4.notifications.1] (${lang}) On ${situation}, a notification covers nothing that has the focus`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const other = languages.find((language) => language.lang !== lang)!;
      if (offered) await page.addInitScript((chosen) => localStorage.setItem('language', chosen), other.lang);
      await visit(page, prefix + path, 'key');
      await page.getByRole('button', { name: wordsIn(lang).contactBar[1], exact: true }).press('Enter');
      await expect(toasts(page)).toHaveCount(1);
      const offer = page.getByRole('complementary').getByRole('link');
      await expect(offer).toHaveCount(offered ? 1 : 0);
      const covered: string[] = [];
      let stops = 0;
      for (; stops < 200; stops += 1) {
        await page.keyboard.press(offered ? 'Shift+Tab' : 'Tab');
        const stop = await page.evaluate(focused);
        if (!stop) break;
        if (stop.isCovered) covered.push(stop.name);
      }
      expect(stops, 'stops on the way').toBeGreaterThan(offered ? 6 : 10);
      expect(covered, 'covered as a whole').toEqual([]);
    });
  }

/** In the page: what has the focus, and whether a notification lies on all of nine places in it; nothing behind the end of the page. */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body || element.closest('[data-layout], [aria-live]')) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const places = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [left + x * width, top + y * height] as const));
  return {
    name: element.textContent.trim().slice(0, 40),
    isCovered: places.every(([x, y]) => document.elementFromPoint(x, y)?.closest('.toast')),
  };
}
