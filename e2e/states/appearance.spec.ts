import type { Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { expect, test } from '../test.ts';
import { hydrate, watch } from '../visitor.ts';

const paper = { light: { page: 'rgb(223, 231, 227)', bar: '#ffffff' }, dark: { page: 'rgb(10, 14, 28)', bar: '#131a30' } };

const bluePaper = { light: '#eaf4fa', dark: '#131a30' };

/** The background colour of the page, and that of the browser’s bar: the first theme-color that applies. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const bars = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'));
    const bar = bars.find(({ media }) => matchMedia(media).matches)?.content;
    return { page: getComputedStyle(document.body).backgroundColor, bar };
  });

for (const { prefix, lang } of languages)
  for (const system of ['light', 'dark'] as const)
    test(`Appearance (${lang}), a ${system} system: page and browser bar have the chosen colours, on this page, the next and a later visit`, async ({
      page,
      baseURL,
    }) => {
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
      await hydrate(page);
      await expect.poll(() => drawn(page), 'on the next visit').toEqual({ ...paper[other], bar: bluePaper[other] });
      await asSystem!.click();
      await expect.poll(() => drawn(page), 'back to the system’s scheme').toEqual({ ...paper[system], bar: bluePaper[system] });
    });

/** The colours of everything outside the buttons that choose the scheme, also of what CSS adds. */
const colours = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body, body :not([role=group], [role=group] *)')).flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const { color, backgroundColor, boxShadow, borderTopColor, fill, stroke } = getComputedStyle(element, part);
        return [element.localName, element.className, part, color, backgroundColor, boxShadow, borderTopColor, fill, stroke].join(' ');
      }),
    ),
  );

for (const path of ['/', '/geography'] as const)
  for (const scheme of ['light', 'dark'] as const)
    test(`Appearance: where ${scheme} is chosen, ${path} has the colours of a ${scheme} system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path);
      const expected = await colours(page);
      await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
      expect(await colours(page), 'before the choice').not.toEqual(expected);
      await page.getByRole('contentinfo').locator(`[data-scheme=${scheme}]`).click();
      await page.reload();
      expect(await colours(page)).toEqual(expected);
    });

test('Appearance: in forced colours, drawings have those colours, whatever is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await page.goto('/industries/automotive');
  const drawn = () =>
    page.evaluate(() => {
      const probe = Object.assign(document.createElement('i'), { style: 'forced-color-adjust: none; color: var(--form)' });
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
  const expected = await drawn();
  await page.getByRole('contentinfo').locator('[data-scheme=light]').click();
  await page.reload();
  expect(await drawn()).toBe(expected);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`Appearance: in forced colours, the footer shows the paper of each page (${colorScheme})`, async ({ page }) => {
    await page.goto('/about');
    const swatches = () =>
      page
        .locator('footer a[data-paper]')
        .evaluateAll((links) => links.map((link) => `${link.dataset.paper} ${getComputedStyle(link, '::before').backgroundColor}`));
    await page.emulateMedia({ colorScheme });
    const expected = await swatches();
    expect(new Set(expected).size).toBeGreaterThan(4);
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    expect(await swatches()).toEqual(expected);
  });

test('Appearance: in forced colours, the chosen button can be told from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/about');
  const [chosen, other] = await page
    .locator('[data-scheme]')
    .evaluateAll((buttons) => buttons.slice(0, 2).map((button) => getComputedStyle(button).backgroundColor));
  const highlight = await page.evaluate(() => {
    document.body.style.background = 'Highlight';
    return getComputedStyle(document.body).backgroundColor;
  });
  expect(chosen).toBe(highlight);
  expect(other).not.toBe(highlight);
});
