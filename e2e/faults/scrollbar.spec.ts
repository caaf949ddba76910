import { expect } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { launchShell } from '../browsers.ts';
import { menuButton, menuOf } from '../chrome.ts';
import { test } from '../test.ts';
import { hydrate } from '../visitor.ts';

// Where a scrollbar takes a part of the window, the page is narrower than the width of media queries.
test.use({ launchOptions: { ...launchShell, ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const { prefix, lang } of languages)
  test(`Beside a scrollbar (${lang}): the open menu closes when the window becomes wide enough for the navigation`, async ({ page }) => {
    await page.setViewportSize({ width: 1130, height: 700 });
    await page.goto(addressOf(prefix, '/about'));
    await hydrate(page, 'key');
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'width of the scrollbar').toBeGreaterThan(9);
    await menuButton(page).click();
    await expect(page.locator('#menu:popover-open')).toHaveCount(1);
    await page.setViewportSize({ width: 1400, height: 700 });
    await expect(menuButton(page)).toHaveCount(0);
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
    await expect(menuOf(page)).toBeVisible();
  });
