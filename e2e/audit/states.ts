import { expect, type Page } from 'playwright/test';
import { languages } from '../addresses.ts';
import { clipboardButton, refuseClipboard } from '../clipboard.ts';
import { notify, path as withBar, region, rest, toasts } from '../states/notifications.ts';
import { advanceClock } from '../states/visit.ts';
import { runScript } from '../visitor.ts';
import { textSpacing } from '../text-spacing.ts';

export interface State {
  name: string;
  path: string;
  /** The only window it exists in, if it does not exist at every width. */
  size?: { width: number; height: number };
  /** What it is drawn in whatever the system says. */
  drawn?: 'dark';
  /** What has to be so before the visit. */
  prepare?: (page: Page, lang: string) => Promise<unknown>;
  /** From the hydrated page, with its clock stopped, to the state. */
  reach: (page: Page) => Promise<unknown>;
}

const state = (name: string, path: string, more: Partial<State>, reach: State['reach']): State => ({ name, path, reach, ...more });

/** Stores another language on every page: pages of all languages may share one context, and so their storage. */
const choseTheOther = (page: Page, lang: string) =>
  page.addInitScript((other) => localStorage.setItem('language', other), languages.find((language) => language.lang !== lang)!.lang);

const breaking = (page: Page) =>
  page.route('**/assets/probe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `queueMicrotask(() => { throw new Error('on purpose'); });` }),
  );

async function shown(page: Page, selector: string) {
  await advanceClock(page, 0);
  await expect(page.locator(selector)).toHaveCount(1);
}

/** As a style of the visitor's own, or a setting of the browser, would make it. */
const styled = (content: string) => async (page: Page) => {
  await page.addStyleTag({ content });
  await advanceClock(page, 0);
};

/** Every state that a page can be brought into, beside those of its address. */
export const states: readonly State[] = [
  state('skip link with the focus', '/about', {}, async (page) => {
    await page.locator('body a').first().focus();
    await shown(page, 'a:focus-visible');
  }),
  state('menu open', '/', { size: { width: 375, height: 800 } }, async (page) => {
    await page.getByRole('banner').getByRole('button').click();
    await shown(page, '#menu:popover-open');
  }),
  state('show all opened', '/', {}, async (page) => {
    for (const index of ['industries', 'services']) await page.locator(`button[data-show-all="${index}-list"]`).press('Space');
    await advanceClock(page, 0);
    await expect(page.locator('main li a[href*="/industries/"]').filter({ visible: true })).toHaveCount(14);
  }),
  state('copied', withBar, {}, async (page) => {
    await clipboardButton(page).press('Enter');
    await expect(clipboardButton(page)).toHaveAttribute('data-state', 'copied');
    await expect(toasts(page)).toHaveCount(1);
    await rest(page);
  }),
  state('one notification', withBar, {}, (page) => notify(page)),
  state('three notifications, expanded', withBar, {}, async (page) => {
    await notify(page, 3);
    await page.keyboard.press('Alt+KeyT');
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button').first()).toBeFocused();
    await rest(page);
  }),
  state('focus in the empty region of notifications', withBar, {}, async (page) => {
    await page.keyboard.press('Alt+KeyT');
    await expect(region(page)).toBeFocused();
  }),
  state('tooltip open', withBar, {}, async (page) => {
    await page.locator('main button[data-term]').first().focus();
    await page.keyboard.press('Tab');
    await advanceClock(page, 0);
    await expect(page.getByRole('tooltip')).toBeVisible();
    // Once the tooltip's code is there, no term depends on when it came.
    await page.keyboard.press('Shift+Tab');
    await advanceClock(page, 0);
    await expect(page.locator('main button[data-term]').first()).toHaveAccessibleDescription(/./);
    await expect(page.getByRole('tooltip')).toBeVisible();
  }),
  state('copying refused: dialog', withBar, { prepare: refuseClipboard }, async (page) => {
    await clipboardButton(page).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  }),
  state('other language offered', '/about', { prepare: choseTheOther }, (page) => expect(page.getByRole('complementary')).toBeVisible()),
  state('dark appearance chosen', '/contact', { drawn: 'dark' }, async (page) => {
    await page.getByRole('contentinfo').getByRole('button').last().click();
    await shown(page, 'html[style*="dark"]');
  }),
  state('contact bar over the text', withBar, {}, async (page) => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await advanceClock(page, 100);
    await expect(page.locator('[data-contact-bar]')).toBeInViewport();
  }),
  // A window of 1280 by 800 px at 200 % is one of 640 by 400 (WCAG 2.2, 1.4.4; 1.4.10 asks for 320 by 256).
  state('zoom of 200 %', withBar, { size: { width: 640, height: 400 } }, (page) => advanceClock(page, 0)),
  state('zoom of 400 %', withBar, { size: { width: 320, height: 256 } }, (page) => advanceClock(page, 0)),
  state('letters of 200 %', withBar, { size: { width: 1280, height: 800 } }, styled(':root { font-size: 200% }')),
  state('text spacing', withBar, {}, styled(textSpacing)),
  state('error screen', withBar, { prepare: breaking }, async (page) => {
    await runScript(page, '/assets/probe.js');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('[data-contact-bar]')).toHaveCount(0);
  }),
];
