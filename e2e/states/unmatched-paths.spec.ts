import { expect, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { wordsIn } from '../words-in.ts';
import { hydrate } from '../visitor.ts';
import { recordAnnouncements, markDocument, advanceClock, sameDocument, test, violations, visit } from './visit.ts';

for (const { prefix, lang } of languages) {
  const word = wordsIn(lang).notFound;
  const other = languages.find((language) => language.lang !== lang)!;

  test.describe(`8. Error catalogue: unmatched path (${lang})`, () => {
    for (const path of ['/nope', '/about%22b', '/100%25', "/it's", '/%3Cscript%3E', '/industries/%E6%B1%BD%E8%BB%8A']) {
      const address = prefix + path;
      const line = `error: ${word.written} ${address}`;

      test(`[2.missing.3] ${address} is written to the console once, on a direct visit and after a navigation to it`, async ({
        page,
        seen,
      }) => {
        await visit(page, address);
        await showsNotFound(page, word.heading);
        expect(seen.messages.splice(0), 'on a direct visit').toEqual([line]);

        await page.getByRole('main').getByRole('link', { name: word.home }).click();
        await expect(page).toHaveURL(addressOf(prefix, '/'));
        await expect(page).not.toHaveTitle(new RegExp(word.heading));
        await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
        await markDocument(page);
        const heard = await recordAnnouncements(page);
        await page.evaluate((address) => window.__TSR_ROUTER__!.history.push(address), address);
        await showsNotFound(page, word.heading);
        await expect.poll(heard, 'announced').toEqual([await page.title()]);
        await advanceClock(page, 0);
        expect(seen.messages.splice(0).filter(ours), 'after a navigation').toEqual([line]);
        expect(await sameDocument(page), 'all in one document').toBe(true);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      });
    }

    for (const path of ['//about', '///industries/automotive'])
      test(`${prefix}${path} stays not found after hydration, and leads on to pages`, async ({ page, seen, baseURL }) => {
        await page.goto(`${baseURL}${prefix}${path}`);
        await hydrate(page);
        await showsNotFound(page, word.heading);
        expect(seen.messages.splice(0)).toEqual([`error: ${word.written} ${prefix}${path}`]);
        await page.locator(`header nav a[href="${prefix}/about"]`).click();
        await expect(page).toHaveURL(`${prefix}/about`);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word.heading);
      });

    test('Its links work without a new document', async ({ page, seen }) => {
      await visit(page, `${prefix}/nope`);
      await markDocument(page);
      await page.locator(`main a[href="${prefix}/industries"]`).click();
      await expect(page).toHaveURL(`${prefix}/industries`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word.heading);
      expect(await sameDocument(page)).toBe(true);
      expect(seen.messages.splice(0)).toEqual([`error: ${word.written} ${prefix}/nope`]);
    });

    test('After a navigation it is accessible and has the focus, and Back leaves it', async ({ page, seen }) => {
      await visit(page, `${prefix}/about`);
      await page.evaluate((address) => window.__TSR_ROUTER__!.history.push(address), `${prefix}/nope`);
      await showsNotFound(page, word.heading);
      await expect(page.getByText(wordsIn(other.lang).notFound.heading, { exact: true }), 'its sign').toBeVisible();
      await advanceClock(page, 0);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.activeElement?.id), 'focus').toBe('main');
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/about`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word.heading);
      expect(seen.messages.splice(0).filter(ours)).toEqual([`error: ${word.written} ${prefix}/nope`]);
    });
  });
}

async function showsNotFound(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('main')).toContainText('404');
}

/** Not the browser’s own message about a document of status 404. */
const ours = (message: string) => !message.startsWith('error: Failed to load resource');
