import { expect, type Page } from 'playwright/test';
import { languages } from '../addresses.ts';
import { clipboardButton } from '../clipboard.ts';
import { wordsIn } from '../words-in.ts';
import { toasts, animationMs } from './notifications.ts';
import { holdScript, advanceClock, stopTime, test, violations, visit } from './visit.ts';

/** Tooltip open delay and skip delay (section 9), in milliseconds. */
const openMs = 700;
const skipMs = 300;
/** How long the pointer may take from a term to its tooltip, in milliseconds. */
const graceMs = 500;

test.use({ permissions: ['clipboard-write'] });

const path = '/industries/automotive';

const tip = (page: Page) => page.getByRole('tooltip');
const term = (page: Page, code: string) => page.locator('main button[data-term]').getByText(code, { exact: true });

/** Opens one tooltip, so that their script is loaded; afterwards the skip delay is over. */
async function warm(page: Page) {
  await term(page, 'FOB').hover();
  await advanceClock(page, openMs);
  await expect(tip(page)).toBeVisible();
  await leave(page);
  await advanceClock(page, 10 * skipMs);
}

/** Moves the pointer off every term; the tooltip closes. */
async function leave(page: Page) {
  await page.mouse.move(2, 102);
  await advanceClock(page, graceMs);
  await expect(tip(page)).toHaveCount(0);
}

for (const { prefix, lang } of languages) {
  const [[code, name, meaning], [otherCode, otherName]] = wordsIn(lang).terms;

  test.describe(`15. Waiting and failing: tooltips (${lang})`, () => {
    test.beforeEach(async ({ page }) => {
      await visit(page, prefix + path);
    });

    test('[9.constants.13] [15.tooltips.1] [15.tooltips.3] By pointer they open after 700 ms, and explain the term', async ({ page }) => {
      await warm(page);
      await term(page, code).hover();
      await advanceClock(page, openMs - 1);
      await expect(tip(page), `${openMs - 1} ms after the pointer came`).toHaveCount(0);
      await expect(term(page, code), 'what the browser would show as well').not.toHaveAttribute('title');
      await advanceClock(page, 1);
      await expect(tip(page), `${openMs} ms after the pointer came`).toContainText(name);
      await expect(tip(page)).toContainText(meaning);
      await expect(term(page, code)).toHaveAccessibleDescription(await tip(page).innerText().then(oneLine));
      expect(await outside(page), 'pixels of it outside the window').toBe(0);
      expect(await violations(page), 'a tooltip open').toEqual([]);
    });

    test('The browser shows no tooltip of its own while the script of tooltips is loaded', async ({ page }) => {
      await term(page, code).hover();
      await expect(term(page, code)).not.toHaveAttribute('title');
      await expect(tip(page)).toHaveCount(0);
    });

    test('[9.constants.13] [15.tooltips.2] Within 300 ms of one closing, the next opens at once, and only one is open', async ({
      page,
    }) => {
      await warm(page);
      for (const [afterMs, atOnce] of [
        [skipMs - 1, 1],
        [skipMs + 1, 0],
      ] as const) {
        await term(page, code).hover();
        await advanceClock(page, openMs);
        await expect(tip(page)).toContainText(name);
        await leave(page);
        await advanceClock(page, afterMs);
        await term(page, otherCode).hover();
        await advanceClock(page, 0);
        await expect(tip(page), `open at once, ${afterMs} ms after another closed`).toHaveCount(atOnce);
        await advanceClock(page, openMs);
        await expect(tip(page)).toContainText(otherName);
        await leave(page);
        await advanceClock(page, 10 * skipMs);
      }

      await term(page, code).hover();
      await advanceClock(page, openMs);
      await term(page, otherCode).hover();
      await advanceClock(page, 0);
      await expect(tip(page), 'one while another is open').toContainText(otherName);

      await leave(page);
      await page.evaluate(() => (Date.now = () => 0));
      await advanceClock(page, 10 * skipMs);
      await term(page, code).hover();
      await advanceClock(page, 0);
      await expect(tip(page), 'after the clock of the computer was set back').toHaveCount(0);
    });
  });
}

test.describe('15. Waiting and failing: tooltips', () => {
  test('[15.tooltips.4] By keyboard they open at once, close with the focus, and Escape closes them alone', async ({ page }) => {
    await visit(page, path);
    await warm(page);
    await clipboardButton(page).press('Enter');
    await expect(toasts(page)).toContainText('Copied to clipboard');
    await reach(page, 'FOB');
    await advanceClock(page, 0);
    await expect(tip(page)).toContainText('Free On Board');
    expect(await violations(page), 'a tooltip open by focus').toEqual([]);

    await page.keyboard.press('Escape');
    await advanceClock(page, 0);
    await expect(tip(page)).toHaveCount(0);
    await expect(term(page, 'FOB')).toBeFocused();
    await expect(term(page, 'FOB'), 'to a screen reader').toHaveAccessibleDescription(/^Free On Board\s/);
    await advanceClock(page, animationMs);
    await expect(toasts(page), 'the notification, after Escape').toHaveCount(1);

    await page.keyboard.press('Tab');
    await advanceClock(page, 0);
    await expect(tip(page)).toHaveCount(1);
    // The open tooltip lies over the terms above it.
    await term(page, 'DAP').hover();
    await advanceClock(page, openMs);
    await expect(tip(page), 'one by focus, then one by pointer').toHaveCount(1);
    await expect(tip(page)).toContainText('Delivered at Place');
    await page.keyboard.press('Escape');
    await page.locator('footer a').first().focus();
    await advanceClock(page, 10 * openMs);
    await expect(tip(page)).toHaveCount(0);
  });

  test('They open by a click that does not bring the focus, as in Safari', async ({ page }) => {
    await visit(page, path);
    await warm(page);
    await term(page, 'FOB').dispatchEvent('click');
    await advanceClock(page, 0);
    await expect(term(page, 'FOB')).toBeFocused();
    await expect(tip(page)).toContainText('Free On Board');
  });

  test('[15.tooltips.5] They stay while the pointer is on their text', async ({ page }) => {
    await visit(page, path);
    await term(page, 'FOB').hover();
    await advanceClock(page, openMs);
    await expect(tip(page)).toBeVisible();
    const { x, y, width, height } = (await tip(page).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
    await advanceClock(page, 10 * openMs);
    await expect(tip(page)).toContainText('Free On Board');
    await leave(page);
  });

  test('[15.tooltips.5] A press on the text of one that is open by focus leaves it open', async ({ page }) => {
    await visit(page, path);
    await warm(page);
    await reach(page, 'FOB');
    await advanceClock(page, 0);
    await tip(page).getByText('Free On Board').click();
    await advanceClock(page, 10 * graceMs);
    await expect(tip(page)).toContainText('Free On Board');
    await page.keyboard.press('Escape');
    await advanceClock(page, 0);
    await expect(tip(page)).toHaveCount(0);
  });

  test('[15.tooltips.4] After Escape, a term that lay beneath the tooltip does not open its own tooltip at once', async ({ page }) => {
    await visit(page, path);
    await term(page, 'FOB').hover();
    await advanceClock(page, openMs);
    await expect(tip(page), 'open before the pointer leaves the term').toBeVisible();
    const beneath = (await term(page, 'FCA').boundingBox())!;
    const [x, y] = [beneath.x + beneath.width / 2, beneath.y + beneath.height / 2];
    await page.mouse.move(x, y, { steps: 8 });
    await advanceClock(page, graceMs);
    await expect(tip(page)).toContainText('Free On Board');
    await page.keyboard.press('Escape');
    await advanceClock(page, 0);
    // As the browser does once the tooltip has gone.
    await page.mouse.move(x + 1, y);
    await advanceClock(page, graceMs);
    await expect(tip(page)).toHaveCount(0);
  });

  test('[15.tooltips.5] One that is open by focus stays when the pointer leaves it, or another term', async ({ page }) => {
    await visit(page, path);
    await warm(page);
    await reach(page, 'FOB');
    await advanceClock(page, 0);
    const { x, y } = (await tip(page).boundingBox())!;
    for (const elsewhere of [() => page.mouse.move(x + 10, y + 10), () => term(page, 'DAP').hover()]) {
      await elsewhere();
      await advanceClock(page, openMs);
      await page.mouse.move(2, 102);
      await advanceClock(page, graceMs);
      await expect(tip(page)).toContainText('Free On Board');
    }
    await page.keyboard.press('Escape');
    await advanceClock(page, 0);
    await expect(tip(page)).toHaveCount(0);
  });

  test('[15.tooltips.5] A slow pointer reaches the text of the tooltip', async ({ page }) => {
    await visit(page, path);
    await term(page, 'FOB').hover();
    await advanceClock(page, openMs);
    const [below, above] = [(await term(page, 'FOB').boundingBox())!, (await tip(page).boundingBox())!];
    for (let y = below.y + 2; y > above.y + above.height - 4; y -= 1) {
      await page.mouse.move(below.x + 4, y);
      await advanceClock(page, 80);
    }
    await expect(tip(page)).toContainText('Free On Board');
  });

  const opened = {
    'open by pointer': async (page: Page) => {
      await term(page, 'FOB').hover();
      await advanceClock(page, openMs);
      await expect(tip(page)).toBeVisible();
    },
    'open by keyboard': async (page: Page) => {
      await reach(page, 'FOB');
      await advanceClock(page, 0);
      await expect(tip(page)).toBeVisible();
    },
    'about to open': (page: Page) => term(page, 'FOB').hover(),
  };
  for (const [how, open] of Object.entries(opened)) {
    test(`One that is ${how} closes when its page is left, and the next opens after 700 ms again`, async ({ page }) => {
      await visit(page, '/industries');
      await page.locator(`main li a[href="${path}"]`).click();
      await expect(term(page, 'FOB')).toBeVisible();
      await warm(page);
      await open(page);
      await page.goBack();
      await expect(page.locator(`main li a[href="${path}"]`)).toBeVisible();
      await advanceClock(page, openMs);
      // Its term is gone, so it could be in the page without being visible.
      await expect(page.locator('[role="tooltip"]')).toHaveCount(0);

      await page.goForward();
      await expect(term(page, 'FCA')).toBeVisible();
      await term(page, 'FCA').hover();
      await advanceClock(page, openMs - 1);
      await expect(tip(page)).toHaveCount(0);
      await advanceClock(page, 1);
      await expect(tip(page)).toContainText('Free Carrier');
    });
  }

  test('A pointer that has rested on a term since before hydration opens its tooltip', async ({ page }) => {
    await page.clock.install();
    const release = await holdScript(page);
    await page.goto(path);
    await term(page, 'FOB').hover();
    release();
    await page.waitForFunction(() => window.site?.ready);
    await stopTime(page);
    await advanceClock(page, openMs);
    await expect(tip(page)).toContainText('Free On Board');
  });
});

test.describe('15. Waiting and failing: tooltips by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });

  for (const { prefix, lang } of languages) {
    const [[code, name], [otherCode, otherName]] = wordsIn(lang).terms;

    test(`A tap opens one within the window, a tap on it changes nothing, another tap closes it (${lang})`, async ({ page }) => {
      await visit(page, prefix + path);
      await term(page, code).tap();
      await advanceClock(page, 0);
      await expect(tip(page)).toContainText(name);
      expect(await outside(page), 'pixels of it outside the window').toBe(0);
      expect(await violations(page), 'a tooltip open by touch').toEqual([]);
      await tip(page).tap();
      await advanceClock(page, graceMs);
      await expect(tip(page), 'after a tap on its text').toContainText(name);
      await term(page, otherCode).tap();
      await advanceClock(page, 0);
      await expect(tip(page)).toHaveCount(1);
      await expect(tip(page)).toContainText(otherName);
      await page.locator('h1').tap();
      await advanceClock(page, graceMs);
      await expect(tip(page)).toHaveCount(0);
    });
  }
});

/** Moves the focus to the term by Tab: a focus set by script would not match :focus-visible. */
async function reach(page: Page, code: string) {
  await term(page, code).evaluate((element) => {
    const before = Array.from(document.querySelectorAll<HTMLElement>('a[href], button')).filter((each) => each.checkVisibility());
    before[before.findIndex((each) => each === element) - 1]?.focus();
  });
  await page.keyboard.press('Tab');
  await expect(term(page, code)).toBeFocused();
}

/** How many pixels of the tooltip are outside the window. */
function outside(page: Page) {
  return tip(page).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight);
  });
}

function oneLine(text: string) {
  return new RegExp(
    text
      .split(/\s+/)
      .map((word) => RegExp.escape(word))
      .join('\\s*'),
  );
}
