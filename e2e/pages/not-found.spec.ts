import { addressOf, languages } from '../addresses.ts';
import { open, switchTo } from '../chrome.ts';
import { expect, test } from '../test.ts';
import { hydrate } from '../visitor.ts';

const unmatched = ['/nope', '/About', '/industries/__proto__', '/industries/automotive/extra', '/legal', '/about%20'] as const;

for (const { prefix, lang } of languages) {
  for (const path of unmatched) {
    const address = prefix + path;
    const home = addressOf(prefix, '/');

    test(`[2.missing.3] 2. Not-found page (${lang}): ${address} is written to the console once, and is still not found when hydrated`, async ({
      page,
      baseURL,
    }) => {
      const seen = await open(page, address, 'not hydrated', baseURL!);
      const heading = page.getByRole('heading', { level: 1 });
      const missing = await heading.innerText();
      expect(seen.messages).toEqual([expect.stringMatching(/^error: /)]);
      expect(seen.messages[0]!.endsWith(` ${address}`), `“${seen.messages[0]}” ends with ${address}`).toBe(true);

      await page.unrouteAll();
      await page.reload();
      seen.messages.length = 0;
      await hydrate(page);
      expect(seen.messages, 'console messages and errors during hydration').toEqual([]);
      await expect(heading).toHaveText(missing);
      await expect(page.getByRole('main')).toContainText('404');
      for (const other of languages.filter((language) => language.lang !== lang)) {
        await expect(switchTo(page, other.hreflang)).toHaveAttribute('href', addressOf(other.prefix, '/'));
      }
      await page.locator(`main a[href="${home}"]`).click();
      await expect(page).toHaveURL(home);
      await expect(heading).not.toHaveText(missing);
    });
  }
}

for (const { prefix, lang } of languages)
  test(`2. Not-found page (${lang}): in a high window its background reaches the footer`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto(`${prefix}/nope`);
    const ground = await page.locator('main > div > div').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(ground!.y + ground!.height).toBeCloseTo(footer!.y, 0);
  });
