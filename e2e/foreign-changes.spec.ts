import { expect, test } from 'playwright/test';
import { addressOf, languages } from './addresses';
import { wake, watch } from './visitor';

for (const { prefix, lang } of languages) {
  for (const path of ['/services', '/industries/automotive', '/contact'] as const) {
    const address = addressOf(prefix, path);

    test(`${address} (${lang}): translated by the browser before the application came, the page is no error`, async ({ page, baseURL }) => {
      await watch(page, baseURL!);
      await page.goto(address);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const sections = await page.locator('main section').count();
      // What a translation does: each text in elements of its own.
      await page.locator('main h2, main p').evaluateAll((elements) => {
        for (const element of elements) element.innerHTML = `<font><font>${element.textContent}</font></font>`;
      });
      await wake(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('main section')).toHaveCount(sections);
    });
  }
}
