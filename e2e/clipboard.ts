import type { Page } from 'playwright/test';

/** Copy Checklist, in the contact bar. */
export const clipboardButton = (page: Page) => page.locator('[data-contact-bar] button');

/** Takes the clipboard from the pages that are opened later, as a browser without permission does. */
export const refuseClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));

/** Takes the permission to write to the clipboard from the page that is open. */
export const refuseFromNow = (page: Page) =>
  page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });

/** The text in the clipboard, read by another page: the site's policy forbids its own pages to read it. */
export async function clipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/clipboard', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>clipboard</title>' }),
  );
  await reader.goto(new URL('/clipboard', page.url()).href);
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
