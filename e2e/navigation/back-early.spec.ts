import { languages } from '../addresses.ts';
import { clipboardButton } from '../clipboard.ts';
import { stallingHost } from '../faults/stalling-host.ts';
import { expect, test } from '../test.ts';
import { hydrate, startBack, watch } from '../visitor.ts';

/** A document up to the script that answers what is pressed, and the rest. */
const upToScript = (html: string) => {
  const script = html.indexOf('<script>(function');
  return [html.slice(0, script), html.slice(script)];
};

for (const { prefix, lang } of languages)
  test(`Nothing lost (${lang}): Back while a reloaded page is still loading leads to the page of the address`, async ({ page }) => {
    let held = Promise.resolve();
    const { origin, close } = await stallingHost({ pieces: upToScript, pause: () => held });
    const { messages } = await watch(page, origin);
    await page.goto(`${origin}${prefix}/industries/automotive`);
    const title = await page.title();
    await hydrate(page);
    await page.locator(`header nav a[href="${prefix}/about"]`).click();
    await expect(page).toHaveURL(`${origin}${prefix}/about`);
    await expect(page).not.toHaveTitle(title);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    held = promise;
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await startBack(page);
    await expect(page).toHaveURL(`${origin}${prefix}/industries/automotive`);
    release();
    await expect(page).toHaveTitle(title);
    await expect(clipboardButton(page)).toBeVisible();
    expect(messages).toEqual([]);
    close();
  });
