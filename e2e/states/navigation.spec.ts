import { expect, type Page } from 'playwright/test';
import { storage } from '../../src/facts/storage.ts';
import { addressOf, languages } from '../addresses.ts';
import { switchTo } from '../chrome.ts';
import { hydrate } from '../visitor.ts';
import { countDocuments, recordAnnouncements, advanceClock, test, violations, visit } from './visit.ts';

/** The tags in the head that describe the page: after a client-side navigation they must be exactly those of the document. */
const headTags =
  'title, meta[name="description"], meta[name="robots"], meta[name="twitter:card"], meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Expects the top edge of the element not to be under the header, which sticks to the window. */
async function expectBelowHeader(page: Page, selector: string) {
  const header = page.getByRole('banner');
  const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = () => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => (await top()) - (await bottom()), `${selector}: pixels below the header`).toBeGreaterThanOrEqual(0);
}

for (const { prefix, lang } of languages) {
  const home = addressOf(prefix, '/');
  const other = languages.find((language) => language.lang !== lang)!;

  test.describe(`17. Navigation (${lang})`, () => {
    test('[17.turn.1] [17.turn.2] [17.turn.3] A link loads no document: title announced, focus in the main part, top of the page, head of its own', async ({
      page,
    }) => {
      await visit(page, home);
      const documents = countDocuments(page);
      const steps = [
        [`header nav a[href="${prefix}/services"]`, `${prefix}/services`, 'page'],
        [`main a[href="${prefix}/services/factory-audit"]`, `${prefix}/services/factory-audit`, 'true'],
        [`footer a[href="${prefix}/legal/privacy"]`, `${prefix}/legal/privacy`, null],
      ] as const;
      for (const [link, address, current] of steps) {
        const expected = await headOf(page, address);
        const heard = await recordAnnouncements(page);
        await page.locator(link).first().click();
        await arrived(page, address, expected.title);
        await expect.poll(heard, `said on arriving at ${address}`).toEqual([expected.title]);
        expect.soft(await page.evaluate(() => document.activeElement?.id), `${address}: focus`).toBe('main');
        expect.soft(await page.evaluate(() => scrollY), `${address}: scrolled by`).toBe(0);
        expect.soft(await page.evaluate(headNow, headTags), `${address}: head`).toEqual(expected.tags);
        const marks = await page
          .locator('header nav a[aria-current]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('aria-current')));
        expect.soft(marks, `${address}: current in the navigation`).toEqual(current ? [current] : []);
        expect.soft(await violations(page), `${address}: axe after arriving`).toEqual([]);
      }
      expect(documents(), 'documents loaded').toBe(0);
    });

    test('A link to the page itself, opened in a new tab, opens there', async ({ page, context }) => {
      await visit(page, `${prefix}/about`);
      const opened = context.waitForEvent('page', { timeout: 5000 });
      await page.locator(`header nav a[href="${prefix}/about"]`).click({ modifiers: ['ControlOrMeta'] });
      await expect(await opened).toHaveURL(`${prefix}/about`);
    });

    test('A link to a fragment of another page scrolls there and moves the focus there', async ({ page }) => {
      await visit(page, home);
      const documents = countDocuments(page);
      await page.locator(`main a[href="${prefix}/geography#europe"]`).press('Enter');
      await expect(page).toHaveURL(`${prefix}/geography#europe`);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('europe');
      await expect(page.locator('#europe')).toBeInViewport();
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press('Shift+Tab');
      const [above, from] = await page.evaluate(() => [document.activeElement!.getBoundingClientRect().bottom, scrollY] as const);
      expect(from, 'scrolled back to what comes before it').toBeLessThanOrEqual(before);
      expect(above).toBeGreaterThan(0);
      expect(documents(), 'documents loaded').toBe(0);
    });

    test('The scroll positions are kept under the key that the Cookie Policy names, and nothing else is', async ({ page }) => {
      await visit(page, home);
      await page.locator(`header nav a[href="${prefix}/services"]`).click();
      await expect(page).toHaveURL(`${prefix}/services`);
      await page.reload();
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([storage.storageScroll]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });

    test('[17.turn.3] [17.turn.4] Back and Forward restore title, head and scroll position', async ({ page }) => {
      await visit(page, `${prefix}/industries`);
      const documents = countDocuments(page);
      const [from, to] = [await headOf(page, `${prefix}/industries`), await headOf(page, `${prefix}/industries/automotive`)];
      const link = page.locator(`main li a[href="${prefix}/industries/automotive"]`);
      await link.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 120);
      await link.hover();
      await advanceClock(page, 1000);
      const left = await page.evaluate(() => scrollY);
      expect(left).toBeGreaterThan(100);
      await link.click();
      await arrived(page, `${prefix}/industries/automotive`, to.title);
      await page.evaluate(() => scrollTo(0, 700));
      await advanceClock(page, 1000);
      await page.goBack();
      await arrived(page, `${prefix}/industries`, from.title);
      await expect.poll(() => page.evaluate(() => scrollY), 'scroll position after Back').toBe(left);
      await page.goForward();
      await arrived(page, `${prefix}/industries/automotive`, to.title);
      await expect.poll(() => page.evaluate(() => scrollY), 'scroll position after Forward').toBe(700);
      expect(await page.evaluate(headNow, headTags)).toEqual(to.tags);
      expect(documents(), 'documents loaded').toBe(0);
    });

    test('[17.turn.3] After Back and Forward, the focus is on the link that led away, and Tab goes on from there', async ({ page }) => {
      await visit(page, `${prefix}/industries`);
      const [link, next] = ['mining-minerals', 'marine-supplies'].map((slug) =>
        page.locator(`main li a[href="${prefix}/industries/${slug}"]`),
      );
      await link!.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/industries/mining-minerals`);
      await expect(page.getByRole('main')).toBeFocused();
      await page.locator(`main nav a[href="${prefix}/industries"]`).focus();
      await page.goBack();
      await expect(link!).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(next!).toBeFocused();
      await page.goForward();
      await expect(page.locator(`main nav a[href="${prefix}/industries"]`)).toBeFocused();
    });

    test('A link within the page scrolls to its fragment and announces nothing; the switch keeps page and fragment', async ({ page }) => {
      await visit(page, home);
      await page.locator(`footer a[href="${prefix}/legal/terms"]`).click();
      await arrived(page, `${prefix}/legal/terms`);
      // The announcement of this navigation must not count for the next link.
      const said = async () => (await page.getByRole('status').allTextContents()).includes(await page.title());
      await expect.poll(said).toBe(true);
      const documents = countDocuments(page);
      const heard = await recordAnnouncements(page);
      await page.locator('main a[href="#section-9"]').click();
      await expect(page).toHaveURL(`${prefix}/legal/terms#section-9`);
      await expect(page.locator('#section-9')).toBeInViewport();
      await expectBelowHeader(page, '#section-9');
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/legal/terms`);
      await expect(page.locator('main a[href="#section-9"]'), 'what has the focus after Back').toBeFocused();
      await page.goForward();
      await expect(page.locator('#section-9')).toBeInViewport();
      await expect(page.locator('#section-9'), 'what has the focus after Forward').toBeFocused();
      expect(await heard(), 'announced').toEqual([]);

      await page.evaluate(() => scrollBy(0, 300));
      const left = await page.evaluate(() => scrollY);
      await advanceClock(page, 100);
      await page.locator(`header nav a[href="${prefix}/about"]`).dispatchEvent('click');
      await arrived(page, `${prefix}/about`);
      await page.goBack();
      await arrived(page, `${prefix}/legal/terms#section-9`);
      await expect.poll(() => page.evaluate(() => scrollY), 'scroll position after Back to a place in the page').toBe(left);
      expect(documents(), 'documents loaded').toBe(0);

      await switchTo(page, other.hreflang).click();
      await expect(page).toHaveURL(`${other.prefix}/legal/terms#section-9`);
      await expect(page.locator('#section-9')).toBeInViewport();
    });

    test('A link within the page that a script presses again leads to its part again, and Tab goes on from there', async ({ page }) => {
      await visit(page, `${prefix}/legal/terms`);
      const link = page.locator('main a[href="#section-9"]');
      const part = page.locator('#section-9');
      // With the focus on the link, as after a press by key: Tab must not go on from there.
      const press = () =>
        link.evaluate((element: HTMLElement) => {
          element.focus({ preventScroll: true });
          element.click();
        });
      await press();
      await expect(part).toBeInViewport();
      await page.evaluate(() => scrollTo(0, 250));
      await press();
      await page.waitForTimeout(300);
      await expect(part).toBeInViewport();
      await page.keyboard.press('Tab');
      const isBehind = (element: Element) =>
        Boolean(element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING);
      expect(await part.evaluate(isBehind), 'Tab leads to what comes after the part').toBe(true);
    });

    test('The skip link leads into the main part, also after a navigation', async ({ page }) => {
      await visit(page, home);
      await page.locator(`header nav a[href="${prefix}/about"]`).click();
      await arrived(page, `${prefix}/about`);
      // The navigation moves the focus, which must not happen after the next line.
      await expect(page.locator('#main')).toBeFocused();
      await page.locator('a[href="#main"]').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/about#main`);
      await expect(page.locator('#main')).toBeFocused();
      await expectBelowHeader(page, '#main');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main')?.id), 'where Tab leads next').toBe('main');
    });
  });
}

for (const [how, options] of [
  ['With Ctrl', { modifiers: ['ControlOrMeta'] }],
  ['With the middle button', { button: 'middle' }],
] as const) {
  test(`17. Navigation: ${how.toLowerCase()} a link opens in a new tab, as usual`, async ({ page, context }) => {
    await visit(page, '/');
    for (const link of ['header nav a[href="/about"]', 'main li a[href="/industries/metals-materials"]', 'footer a[href="/compliance"]']) {
      const opened = context.waitForEvent('page');
      await page
        .locator(link)
        .first()
        .click({ ...options, modifiers: 'modifiers' in options ? [...options.modifiers] : [] });
      const beside = await opened;
      await expect(beside).toHaveURL(/href="(.*)"/.exec(link)![1]!);
      await beside.close();
      await expect(page).toHaveURL('/');
    }
  });
}

test.describe('17. Navigation: the first input of a visitor', () => {
  for (const [address, scrolledTo] of [
    ['/', 900],
    ['/industries/automotive', 600],
    ['/legal/terms#section-9', null],
  ] as const) {
    test(`On ${address} it hydrates the page in place: nothing scrolls, nothing moves, no view transition runs`, async ({ page }) => {
      await page.goto(address);
      if (scrolledTo) await page.evaluate((y) => scrollTo(0, y), scrolledTo);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      const before = await page.evaluate(() => scrollY);
      const first = await page.evaluateHandle(() => document.querySelector('h1'));
      await page.evaluate(() => window.shifts?.splice(0));
      await hydrate(page);
      expect(await page.evaluate(() => scrollY), 'scroll position').toBe(before);
      expect(await page.evaluate(() => window.shifts), 'layout shifts').toEqual([]);
      expect(await first.evaluate((h1) => h1?.isConnected), 'the heading is the one that was there').toBe(true);
      // While one runs, no press reaches the page.
      expect(await page.evaluate(() => window.transitions), 'view transitions').toBe(0);
    });
  }
});

async function arrived(page: Page, address: string, title?: string) {
  await expect(page).toHaveURL(address);
  if (title) await expect(page).toHaveTitle(title);
  await advanceClock(page, 0);
}

/** Title and head of the document at the address. */
async function headOf(page: Page, address: string) {
  return page.evaluate(
    async ([address, headTags]) => {
      // Parses without Trusted Types, which refuse a DOMParser.
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.responseType = 'document';
      await new Promise((done, failed) => {
        Object.assign(request, { onload: done, onerror: failed }).send();
      });
      const { title, head } = request.responseXML!;
      return { title, tags: Array.from(head.querySelectorAll(headTags), (tag) => tag.outerHTML).sort() };
    },
    [address, headTags] as const,
  );
}

/** In the page: title and head of the current document. */
function headNow(headTags: string) {
  return Array.from(document.head.querySelectorAll(headTags), (tag) => tag.outerHTML).sort();
}
