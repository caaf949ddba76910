import { expect } from 'playwright/test';
import { languages } from '../addresses.ts';
import { wordsIn } from '../words-in.ts';
import { toasts } from './notifications.ts';
import { test, visit } from './visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const windows = [
  { width: 1280, height: 800 },
  { width: 1280, height: 400 },
  { width: 320, height: 256 },
] as const;

/* WCAG 2.2, 2.4.11 Focus Not Obscured: a notification stays for seconds, and meanwhile Tab goes on. */
for (const [turn, { prefix, lang }] of languages.entries())
  for (const [index, viewport] of windows.entries()) {
    const path = ['/contact', '/services/quality-assurance'][(turn + index) % 2]!;
    test(`[4.notifications.1] (${lang}) On ${path} at ${viewport.width} × ${viewport.height}, a notification covers nothing that has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await visit(page, prefix + path, 'key');
      await page.getByRole('button', { name: wordsIn(lang).contactBar[1], exact: true }).press('Enter');
      await expect(toasts(page)).toHaveCount(1);
      const covered: string[] = [];
      let stops = 0;
      for (; stops < 200; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(focused);
        if (!stop) break;
        if (stop.isCovered) covered.push(stop.name);
      }
      expect(stops, 'stops on the way').toBeGreaterThan(10);
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
