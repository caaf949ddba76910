import type { Page } from 'playwright/test';
import { hydrate, watch, type Seen } from './visitor.ts';

export const narrow = { width: 375, height: 700 };
export const wide = { width: 1280, height: 800 };

/** Not hydrated: the client’s script has been requested and never arrives, so that only the document, its page script and start.ts work. */
export const states = ['not hydrated', 'hydrated'] as const;

export async function open(page: Page, address: string, state: (typeof states)[number], origin: string): Promise<Seen> {
  const seen = await watch(page, origin);
  if (state === 'not hydrated') await page.route(/\/assets\/(?!start-)[^/]*\.js/, () => new Promise(() => {}));
  await page.goto(address);
  if (state === 'hydrated') await hydrate(page, 'key');
  return seen;
}

export const menuOf = (page: Page) => page.getByRole('banner').getByRole('navigation');

export const menuButton = (page: Page) => page.getByRole('banner').getByRole('button');

/** The links on display that lead to another language. */
export const switchTo = (page: Page, hreflang: string) =>
  page.getByRole('banner').locator(`a[hreflang="${hreflang}"]`).filter({ visible: true });
