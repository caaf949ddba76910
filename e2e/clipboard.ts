import type { Page } from 'playwright/test';

/** What the clipboard holds, read beside the page: the site's own policy lets no page of it read the clipboard. */
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
