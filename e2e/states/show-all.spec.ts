import { expect, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { hydrate } from '../visitor.ts';
import { wordsIn } from '../words-in.ts';
import { countDocuments, recordAnnouncements, advanceClock, advanceClockUntil, test, violations, visit } from './visit.ts';

const lists = [
  // index          shown   of all
  ['/industries', 6, 14],
  ['/services', 6, 7],
] as const;

for (const { prefix, lang } of languages) {
  test(`[16.show-all.1] [16.show-all.2] [16.show-all.3] [16.show-all.4] 16. Show all (${lang}): the rest of each list appears in place, with the focus on its first card, and a status says so`, async ({
    page,
  }) => {
    const expected = new Map<string, string[]>();
    for (const [index] of lists) {
      await page.goto(prefix + index);
      expected.set(index, await cards(page, prefix + index));
    }
    await visit(page, addressOf(prefix, '/'));
    const documents = countDocuments(page);
    for (const [index, shown, all] of lists) {
      const [label, status] = wordsIn(lang).showAll[index];
      const there = await cards(page, prefix + index);
      expect(there, `cards that lead to ${prefix}${index}/ before`).toHaveLength(shown);
      const heard = await recordAnnouncements(page);
      await page.getByRole('main').getByRole('button', { name: label, exact: true }).press('Space');
      await expect(page.locator(`main li a[href^="${prefix}${index}/"]`).filter({ visible: true })).toHaveCount(all);
      await advanceClock(page, 0);
      const now = await cards(page, prefix + index);
      expect(now, 'the same as on the index page, word for word').toEqual(expected.get(index));
      expect(now.slice(0, shown), 'those shown before stay').toEqual(there);
      await expect(page.locator(`main li a[href^="${prefix}${index}/"]`).nth(shown)).toBeFocused();
      await expect(page.locator(`main li a[href^="${prefix}${index}/"]`).nth(shown)).toBeInViewport();
      expect(await heard(), 'announced').toEqual([status]);
    }
    for (const [index] of lists) {
      const [label] = wordsIn(lang).showAll[index];
      await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: label, exact: true })).toHaveCount(0);
    }
    expect(await violations(page)).toEqual([]);
    expect(documents(), 'documents loaded').toBe(0);
    await expect(page).toHaveURL(addressOf(prefix, '/'));

    await page.keyboard.press('Enter');
    await expect(page, 'the focused card leads on').toHaveURL(new RegExp(`${prefix}/services/[\\w-]+$`));
  });

  test(`[16.show-all.2] 16. Show all (${lang}): the second press of a double click opens no card`, async ({ page }) => {
    for (const hydrated of [true, false]) {
      await page.emulateMedia({ reducedMotion: hydrated ? 'reduce' : null });
      await page.goto(addressOf(prefix, '/'));
      if (hydrated) await hydrate(page);
      for (const [index, , all] of lists) {
        await page
          .getByRole('main')
          .getByRole('button', { name: wordsIn(lang).showAll[index][0], exact: true })
          .dblclick();
        await expect(page.locator(`main li a[href^="${prefix}${index}/"]`).filter({ visible: true })).toHaveCount(all);
      }
      await expect(page).toHaveURL(addressOf(prefix, '/'));
      // Cards can be pressed again.
      await page.locator(`main li a[href^="${prefix}/services/"]`).last().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/services/[\\w-]+$`));
    }
  });

  test(`16. Show all (${lang}): after Back, both lists are as long as before, at the same scroll position, and announce nothing`, async ({
    page,
  }) => {
    await visit(page, addressOf(prefix, '/'));
    const [title, documents] = [await page.title(), countDocuments(page)];
    for (const [index] of lists) await page.getByRole('button', { name: wordsIn(lang).showAll[index][0], exact: true }).click();
    for (const [index, , all] of lists) {
      const links = page.locator(`main li a[href^="${prefix}${index}/"]`).filter({ visible: true });
      await links.nth(all - 1).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}${index}/[\\w-]+$`));
      // The address changes before the next page is shown.
      await advanceClockUntil(page, async () => (await page.title()) !== title);
      await advanceClock(page, 1000);
      const heard = await recordAnnouncements(page);
      await page.goBack();
      await expect(links).toHaveCount(all);
      await expect(links.nth(all - 1)).toBeInViewport();
      await advanceClockUntil(page, async () => (await heard()).length > 0, 16);
      expect(await heard(), 'announced').toEqual([title]);
      await expect(links.nth(all - 1), 'which led away').toBeFocused();
    }
    expect(documents(), 'documents loaded').toBe(0);
  });
}

/** Name and line of each card that leads to a page below this one. */
function cards(page: Page, index: string) {
  return page.locator(`main li:has(a[href^="${index}/"])`).filter({ visible: true }).allInnerTexts();
}
