import type { Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { expect, test } from '../test.ts';
import { wake, watch } from '../visitor.ts';

const paper = { light: { page: 'rgb(223, 231, 227)', bar: '#ffffff' }, dark: { page: 'rgb(10, 14, 28)', bar: '#131a30' } };

const bluePaper = { light: '#eaf4fa', dark: '#131a30' };

/** What the browser draws the page on, and its own bar in: the first colour that is meant for it. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const bars = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'));
    const bar = bars.find(({ media }) => matchMedia(media).matches)?.content;
    return { page: getComputedStyle(document.body).backgroundColor, bar };
  });

for (const { prefix, lang } of languages)
  for (const system of ['light', 'dark'] as const)
    test(`Appearance (${lang}), a ${system} system: page and bar are as chosen, here, next and later`, async ({ page, baseURL }) => {
      const other = system === 'light' ? 'dark' : 'light';
      await watch(page, baseURL!);
      await page.emulateMedia({ colorScheme: system });
      await page.goto(addressOf(prefix, '/about'));
      expect(await drawn(page), 'before a choice').toEqual(paper[system]);
      const [asSystem, light, dark] = await page.getByRole('contentinfo').getByRole('group').getByRole('button').all();
      await (other === 'dark' ? dark : light)!.click();
      await expect.poll(() => drawn(page), 'chosen').toEqual(paper[other]);
      await page.getByRole('banner').locator('a[href$="/services"]').click();
      await expect(page).toHaveURL(/services$/);
      await expect.poll(() => drawn(page), 'on the next page, which is on blue paper').toEqual({ ...paper[other], bar: bluePaper[other] });
      await page.reload();
      await wake(page);
      await expect.poll(() => drawn(page), 'on the next visit').toEqual({ ...paper[other], bar: bluePaper[other] });
      await asSystem!.click();
      await expect.poll(() => drawn(page), 'given up').toEqual({ ...paper[system], bar: bluePaper[system] });
    });
