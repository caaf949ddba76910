import type { Page } from 'playwright/test';

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
