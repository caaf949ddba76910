import { expect, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { violations } from '../axe.ts';
import { wide } from '../chrome.ts';
import { settled, hydrate } from '../visitor.ts';
import { faults } from './faults.ts';
import { test } from './visit.ts';
import { textSpacing } from '../text-spacing.ts';

const pages = ['/', '/industries/automotive', '/contact'] as const;

const narrowest = { width: 320, height: 640 };

const wishes = [
  // preference                            width       how the page gets it
  ['320 px', narrowest, async () => {}],
  ['text at 200 %', wide, (page: Page) => page.addStyleTag({ content: ':root { font-size: 200% }' })],
  ['larger text, 320 px', narrowest, (page: Page) => page.addStyleTag({ content: ':root { font-size: 125% }' })],
  ['text spacing, 320 px', narrowest, (page: Page) => page.addStyleTag({ content: textSpacing })],
  ['text spacing, 375 px', { width: 375, height: 667 }, (page: Page) => page.addStyleTag({ content: textSpacing })],
  ['text spacing', wide, (page: Page) => page.addStyleTag({ content: textSpacing })],
  ['forced colours', wide, (page: Page) => page.emulateMedia({ forcedColors: 'active' })],
  ['forced colours, dark, 320 px', narrowest, (page: Page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })],
] as const;

for (const { prefix, lang } of languages) {
  for (const [wish, viewport, grant] of wishes) {
    test(`Comfort (${lang}), ${wish}: nothing is cut off, covered or too wide, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of pages) {
        const address = addressOf(prefix, path);
        await page.goto(address);
        await grant(page);
        await hydrate(page);
        expect.soft(await page.evaluate(faults), `${address}, ${wish}`).toEqual([]);
        if (viewport.width < 1000) {
          await page.getByRole('banner').getByRole('button').click();
          await settled(page);
          expect.soft(await page.evaluate(faults), `${address}, ${wish}, menu open`).toEqual([]);
          await page.keyboard.press('Escape');
        }
        expect.soft((await violations(page)).filter(judged(wish)), `${address}, ${wish}: axe`).toEqual([]);
      }
    });
  }
}

/* WCAG 2.2, 2.4.11: the spacing makes the header higher, so that Shift+Tab could move the focus behind it. */
for (const { prefix, lang } of languages)
  test(`Comfort (${lang}), text spacing, 1160 px: after Shift+Tab, nothing that has the focus is behind the header`, async ({ page }) => {
    await page.setViewportSize({ width: 1160, height: 700 });
    await page.goto(`${prefix}/industries/automotive`);
    await page.addStyleTag({ content: textSpacing });
    await hydrate(page, 'key');
    await page.locator('footer a').last().focus();
    let stops = 0;
    for (; stops < 100; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      const behind = await page.evaluate(() => {
        const focused = document.activeElement!;
        const end = document.querySelector('header')!.getBoundingClientRect().bottom;
        if (focused.closest('header')) return null;
        return focused.getBoundingClientRect().bottom <= end ? focused.textContent : '';
      });
      if (behind === null) break;
      expect.soft(behind, 'behind the header').toBe('');
    }
    expect(stops, 'stops on the way').toBeGreaterThan(15);
  });

test('Comfort: the styles have what only browsers other than Chromium need', async ({ page }) => {
  await page.setViewportSize(narrowest);
  await page.goto('/industries/automotive');
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const found = await page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    return {
      // With `none`, VoiceOver would not announce the list.
      lists: styleOf('main ul').listStyleType,
      letters: styleOf(':root').getPropertyValue('-webkit-text-size-adjust'),
      // Firefox would copy a text without its buttons.
      terms: styleOf('main [data-term]').userSelect,
      words: styleOf('main p').hyphens,
    };
  });
  expect(found).toEqual({ lists: '""', letters: '100%', terms: 'text', words: 'auto' });
});

/** With forced colours the visitor’s colours apply, but axe would read those of the style sheet. */
function judged(wish: string) {
  return (violation: string) => !(wish.startsWith('forced colours') && violation.startsWith('color-contrast'));
}
