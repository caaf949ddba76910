import type { Page } from 'playwright/test';
import { addressOf, type languages } from '../addresses.ts';
import { clipboard, clipboardButton } from '../clipboard.ts';
import { expect } from '../test.ts';
import { startBack } from '../visitor.ts';
import { titleIn } from '../words-in.ts';

type Language = (typeof languages)[number];

/** A text that is nothing but a key of the copy: `copied.title`, `live:loading`. */
const rawKey = /^[a-z][A-Za-z]*(?:[.:][A-Za-z0-9]+)+$/;

/** What is shown is the whole page of the address in its language, with no key in place of a word. */
export async function expectWhole(page: Page, { prefix, lang }: Language) {
  const title = titleIn(lang, new URL(page.url()).pathname.slice(prefix.length));
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect((await page.getByRole('main').innerText()).length, 'characters of the main part').toBeGreaterThan(200);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement!.closest('script, style')) found.push(walker.currentNode.textContent!.trim());
    return found;
  });
  expect(texts.filter((text) => rawKey.test(text))).toEqual([]);
}

/** Waits for the path, on whichever host. */
const arrive = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

/** On an industry's page: every press takes effect, and links lead to the next page and to the other language. */
export async function expectAnswered(page: Page, language: Language, other: Language) {
  const copy = clipboardButton(page);
  await copy.click();
  await expect(copy).toHaveAttribute('data-state', 'copied');
  await page.locator('[data-scheme="dark"]').click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('[data-scheme="dark"]')).toHaveAttribute('aria-pressed', 'true');
  expect(await clipboard(page)).toMatch(/\[ \]/);
  await expectWhole(page, language);
  await page.locator(`header nav a[href="${language.prefix}/services"]`).click();
  await arrive(page, `${language.prefix}/services`);
  await expect(page.locator(`main a[href="${language.prefix}/services/factory-audit"]`)).toBeVisible({ timeout: 10_000 });
  await expectWhole(page, language);
  await page.locator('header a[hreflang]').filter({ visible: true }).first().click();
  await arrive(page, `${other.prefix}/services`);
  await expectWhole(page, other);
  await startBack(page);
  await arrive(page, `${language.prefix}/services`);
  await startBack(page);
  await arrive(page, addressOf(language.prefix, '/industries/automotive'));
  await expect(copy).toBeVisible();
  await expectWhole(page, language);
}
