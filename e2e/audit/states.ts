import { expect, type Page } from 'playwright/test';
import { languages } from '../addresses.ts';
import { copyButton, notify, path as withBar, region, rest, toasts } from '../states/notifications.ts';
import { pass } from '../states/visit.ts';

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

const refuseClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));

/** As the switch would have noted it on an earlier visit. */
function choseTheOther(page: Page, lang: string) {
  const other = languages.find((language) => language.lang !== lang)!;
  return page.addInitScript((language) => localStorage.setItem('language', language), other.lang);
}

/** WCAG 2.2, 1.4.12 Text Spacing. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const breaking = (page: Page) =>
  page.route('**/assets/probe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `queueMicrotask(() => { throw new Error('on purpose'); });` }),
  );

/** As a style of the visitor's own, or a setting of the browser, would make it. */
const styled = (content: string) => async (page: Page) => {
  await page.addStyleTag({ content });
  await pass(page, 0);
};

async function shown(page: Page, selector: string, count = 1) {
  await pass(page, 0);
  await expect(page.locator(selector)).toHaveCount(count);
}

/** Every state that a page can be brought into, beside those of its address. */
export const states: readonly State[] = [
  {
    name: 'skip link with the focus',
    path: '/about',
    reach: async (page) => {
      await page.keyboard.press('Tab');
      await shown(page, 'a:focus');
    },
  },
  {
    name: 'menu open',
    path: '/',
    size: { width: 375, height: 800 },
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button').click();
      await shown(page, '#menu:popover-open');
    },
  },
  {
    name: 'show all opened',
    path: '/',
    reach: async (page) => {
      for (const index of ['industries', 'services']) await page.locator(`[data-show-all="${index}-list"]`).click();
      await pass(page, 0);
      await expect(page.locator('main li a[href*="/industries/"]')).toHaveCount(14);
    },
  },
  {
    name: 'copied',
    path: withBar,
    reach: async (page) => {
      await copyButton(page).press('Enter');
      await expect(copyButton(page)).toHaveAttribute('data-state', 'copied');
      await rest(page);
    },
  },
  { name: 'one notification', path: withBar, reach: (page) => notify(page) },
  {
    name: 'three notifications, expanded',
    path: withBar,
    reach: async (page) => {
      await notify(page, 3);
      await page.keyboard.press('Alt+KeyT');
      await page.keyboard.press('Tab');
      await expect(toasts(page).getByRole('button').first()).toBeFocused();
      await rest(page);
    },
  },
  {
    name: 'focus in the empty region of notifications',
    path: withBar,
    reach: async (page) => {
      await page.keyboard.press('Alt+KeyT');
      await expect(region(page)).toBeFocused();
    },
  },
  {
    name: 'tooltip open',
    path: withBar,
    reach: async (page) => {
      await page.locator('main button[data-term]').first().focus();
      await page.keyboard.press('Tab');
      await pass(page, 0);
      await expect(page.getByRole('tooltip')).toBeVisible();
      // Once the tooltip's code is there, no term depends on when it came.
      await page.keyboard.press('Shift+Tab');
      await pass(page, 0);
      await expect(page.locator('main button[data-term]').first()).toHaveAccessibleDescription(/./);
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'copying refused: dialog',
    path: withBar,
    prepare: refuseClipboard,
    reach: async (page) => {
      await copyButton(page).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    },
  },
  {
    name: 'other language offered',
    path: '/about',
    prepare: choseTheOther,
    reach: (page) => expect(page.getByRole('complementary')).toBeVisible(),
  },
  {
    name: 'dark appearance chosen',
    path: '/contact',
    drawn: 'dark',
    reach: async (page) => {
      await page.getByRole('contentinfo').getByRole('button').last().click();
      await shown(page, 'html[style*="dark"]');
    },
  },
  {
    name: 'contact bar over the text',
    path: withBar,
    reach: async (page) => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await pass(page, 100);
      await expect(page.locator('[data-contact-bar]')).toBeInViewport();
    },
  },
  // A window of 1280 by 800 px at 200 % is one of 640 by 400 (WCAG 2.2, 1.4.4; 1.4.10 asks for 320 by 256).
  { name: 'zoom of 200 %', path: withBar, size: { width: 640, height: 400 }, reach: (page) => pass(page, 0) },
  { name: 'zoom of 400 %', path: withBar, size: { width: 320, height: 256 }, reach: (page) => pass(page, 0) },
  { name: 'letters of 200 %', path: withBar, size: { width: 1280, height: 800 }, reach: styled(':root { font-size: 200% }') },
  { name: 'text spacing', path: withBar, reach: styled(spacing) },
  {
    name: 'error screen',
    path: withBar,
    prepare: breaking,
    reach: async (page) => {
      await page.addScriptTag({ url: '/assets/probe.js' });
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('[data-contact-bar]')).toHaveCount(0);
    },
  },
];
