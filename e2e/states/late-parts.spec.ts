import { expect, type Page, type Route } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { menuButton, menuOf, narrow } from '../chrome.ts';
import { wordsIn } from '../words-in.ts';
import { clickAgain } from '../visitor.ts';
import { hold, recordAnnouncements, onlyFailedRequests, advanceClock, advanceClockUntil, stall, test, visit } from './visit.ts';

/** Data cache retention (section 9), in milliseconds. */
const keptMs = 5 * 60_000;

const path = '/services/factory-audit';
const link = (page: Page, prefix: string) => page.locator(`main a[href="${prefix}${path}"]`);

const failures = {
  'is cut off': (route: Route) => route.abort(),
  'is answered with status 503': (route: Route) => route.fulfill({ status: 503, body: 'busy' }),
};

/** Makes the first `times` fetches of the page’s texts fail and counts all fetches; its document is not changed. */
async function failFetches(page: Page, address: string, times: number, fail: (route: Route) => Promise<void>) {
  const count = { fetches: 0, failed: 0, documents: 0 };
  await page.route(`**${address}`, (route) => {
    count.documents += 1;
    return route.continue();
  });
  await page.route(`**${address}.json`, async (route) => {
    // A loaded document fetches its own texts.
    if (count.documents) return route.continue();
    count.fetches += 1;
    if (count.fetches > times) return route.continue();
    await fail(route);
    count.failed += 1;
  });
  return count;
}

/** Waits until the next page is shown. Its rendering may wait for a frame, and there is none while the clock is stopped. */
const shown = (page: Page) => advanceClockUntil(page, () => page.locator('[data-contact-bar]').isVisible(), 16);

for (const { prefix, lang } of languages) {
  test.describe(`15. Waiting and failing: loading the texts of the next page (${prefix || '/'})`, () => {
    for (const [how, fail] of Object.entries(failures))
      test(`[15.late.3] It ${how}: the browser loads the document itself, at once`, async ({ page, seen }) => {
        await visit(page, `${prefix}/services`);
        const count = await failFetches(page, prefix + path, Infinity, fail);
        await link(page, prefix).click();
        await shown(page);
        await expect(page).toHaveURL(prefix + path);
        expect(count).toEqual({ fetches: 1, failed: 1, documents: 1 });
        onlyFailedRequests(seen.messages);
      });

    test('It fails after a client-side navigation: Back leads to each page before it', async ({ page, seen }) => {
      await visit(page, `${prefix}/about`);
      const about = await page.title();
      await page.locator(`header nav a[href="${prefix}/services"]`).click();
      await expect(page).not.toHaveTitle(about);
      const services = await page.title();
      await failFetches(page, prefix + path, Infinity, Object.values(failures)[0]!);
      await link(page, prefix).click();
      await shown(page);
      await expect(page).toHaveURL(prefix + path);
      await page.goBack();
      await expect(page).toHaveTitle(services);
      await expect(page).toHaveURL(`${prefix}/services`);
      await page.goBack();
      await expect(page).toHaveTitle(about);
      await expect(page).toHaveURL(`${prefix}/about`);
      onlyFailedRequests(seen.messages);
    });

    test('[15.late.5] It stalls: the link shows so within 200 ms, without moving anything; after 2 s the browser loads the document', async ({
      page,
    }) => {
      await visit(page, `${prefix}/services`);
      const count = await failFetches(page, prefix + path, Infinity, stall);
      const heard = await recordAnnouncements(page);
      await link(page, prefix).scrollIntoViewIfNeeded();
      const box = await link(page, prefix).boundingBox();
      await link(page, prefix).click();
      await advanceClock(page, 100);
      await expect(link(page, prefix), 'at once').not.toHaveAttribute('data-pending');
      await advanceClock(page, 100);
      await expect(link(page, prefix), 'after 200 ms').toHaveAttribute('data-pending');
      expect(await link(page, prefix).boundingBox()).toEqual(box);
      expect(await heard(), 'announced').toEqual([wordsIn(lang).loading]);
      await advanceClock(page, 1700);
      expect(count.documents, 'documents before 2 s').toBe(0);
      await shown(page);
      await expect(page).toHaveURL(prefix + path);
      expect(count).toEqual({ fetches: 1, failed: 0, documents: 1 });
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/services`);
      await expect(link(page, prefix)).toBeVisible();
    });

    test('[15.late.5] It stalls after a press in the menu of a phone: the button of the menu shows that it is pending', async ({
      page,
    }) => {
      await page.setViewportSize(narrow);
      await visit(page, `${prefix}/services`);
      const services = await page.title();
      await failFetches(page, `${prefix}/about`, Infinity, stall);
      await menuButton(page).click();
      const about = menuOf(page).locator(`a[href="${prefix}/about"]`);
      await about.click();
      await expect(menuOf(page)).toBeHidden();
      await advanceClock(page, 100);
      await expect(menuButton(page), 'at once').toHaveCSS('text-decoration-style', 'solid');
      await advanceClock(page, 100);
      await expect(menuButton(page), 'after 200 ms').toHaveCSS('text-decoration-style', 'dotted');
      await advanceClockUntil(page, async () => (await page.title()) !== services, 500);
      await expect(menuButton(page)).toHaveCSS('text-decoration-style', 'solid');
    });

    for (const shownPath of ['/', '/services', '/geography'])
      test(`[15.late.5] Every link on ${shownPath} looks otherwise while its page is loading, before the late styles too`, async ({
        page,
      }) => {
        await page.route('**/late-*.css', stall);
        await page.goto(addressOf(prefix, shownPath));
        const unchanged = await page.evaluate(() => {
          const links = [...document.querySelectorAll<HTMLElement>('a[href^="/"]:not([hreflang])')];
          const lookOf = (link: HTMLElement) => {
            const { cursor, textDecorationLine, textDecorationStyle } = getComputedStyle(link);
            return `${cursor} ${textDecorationLine} ${textDecorationStyle}`;
          };
          for (const link of links) link.dataset.pending = '';
          return links.filter((link) => lookOf(link) !== 'progress underline dotted').map((link) => `${link.textContent}: ${lookOf(link)}`);
        });
        expect(unchanged).toEqual([]);
      });

    test('[17.current.1] It is late: the links to the page shown stay the current ones until the next is there', async ({ page }) => {
      await visit(page, `${prefix}/services`);
      const current = () =>
        page.locator('a[aria-current]').evaluateAll((links: HTMLAnchorElement[]) => [...new Set(links.map(({ pathname }) => pathname))]);
      const release = await hold(page, `**${prefix}/about.json`);
      await page.locator(`header nav a[href="${prefix}/about"]`).click();
      await advanceClock(page, 500);
      await expect(page).toHaveURL(`${prefix}/about`);
      expect(await current()).toEqual([`${prefix}/services`]);
      release();
      await expect.poll(current).toEqual([`${prefix}/about`]);
    });

    test('It is late: a status says so until the page is there', async ({ page }) => {
      await visit(page, `${prefix}/services`);
      const release = await hold(page, `**${path}.json`);
      await link(page, prefix).click();
      await advanceClock(page, 200);
      const loading = page.getByRole('status').getByText(wordsIn(lang).loading);
      await expect(loading).toHaveCount(1);
      release();
      await shown(page);
      await expect(loading).toHaveCount(0);
    });

    test('It stalls, and the link is pressed again: the browser loads the document at once', async ({ page }) => {
      await visit(page, `${prefix}/services`);
      const count = await failFetches(page, prefix + path, Infinity, stall);
      await link(page, prefix).click();
      await advanceClock(page, 500);
      expect(count.documents, 'documents before the second press').toBe(0);
      await link(page, prefix).click();
      await expect.poll(() => count.documents).toBe(1);
      await shown(page);
      await expect(page).toHaveURL(prefix + path);
    });

    test('It stalls, and the link is pressed three times: a double click counts once, the third press loads the document', async ({
      page,
    }) => {
      await visit(page, `${prefix}/services`);
      const count = await failFetches(page, prefix + path, Infinity, stall);
      await link(page, prefix).click();
      await clickAgain(page);
      await advanceClock(page, 600);
      expect(count.documents, 'documents after a double click').toBe(0);
      await clickAgain(page);
      await expect.poll(() => count.documents).toBe(1);
      await expect(page).toHaveURL(prefix + path);
    });

    test('It stalls, and a link to another part of the next page is pressed: that part is shown', async ({ page }) => {
      await visit(page, addressOf(prefix, '/'));
      const title = await page.title();
      await failFetches(page, `${prefix}/geography`, Infinity, stall);
      const to = (part: string) => page.locator(`main a[href="${prefix}/geography#${part}"]`).first();
      await to('asiaPacific').click();
      await advanceClock(page, 500);
      await to('europe').click();
      await advanceClock(page, 200);
      await expect(to('europe'), 'under way').toHaveAttribute('data-pending');
      await advanceClockUntil(page, async () => (await page.title()) !== title, 500);
      await expect(page).toHaveURL(`${prefix}/geography#europe`);
      await expect(page.locator('#europe')).toBeInViewport();
    });

    for (const [where, from, pressed, to] of [
      ['in the header, far down the page,', '/services', 'header nav a', '/about'],
      ['with a fragment', '/', 'main a', '/geography#europe'],
    ] as const)
      test(`It stalls, and a link ${where} is pressed again: the browser loads the document at once`, async ({ page }) => {
        await visit(page, addressOf(prefix, from));
        const count = await failFetches(page, prefix + to.replace(/#.*/, ''), Infinity, stall);
        const again = page.locator(`${pressed}[href="${prefix}${to}"]`).first();
        await page.evaluate(() => scrollTo(0, 700));
        await again.click();
        await advanceClock(page, 500);
        expect(count.documents, 'documents before the second press').toBe(0);
        await again.click();
        await expect.poll(() => count.documents).toBe(1);
        await expect(page).toHaveURL(prefix + to);
        await expect(page.locator('header nav [aria-current]')).toHaveAttribute('href', prefix + to.replace(/#.*/, ''));
      });

    test('It fails with status 404: the document is loaded, and no raw key is shown', async ({ page, seen }) => {
      await visit(page, `${prefix}/services`);
      await failFetches(page, prefix + path, Infinity, (route) => route.fulfill({ status: 404, body: '{}' }));
      await link(page, prefix).click();
      await shown(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/404|[a-z]+\.[a-z]+/);
      onlyFailedRequests(seen.messages);
    });

    test('[15.late.3] [15.late.4] There has been a deploy, and the file that the pages share is gone: the browser loads the document itself, at once', async ({
      page,
      seen,
    }) => {
      await page.route(/\/assets\/late-/, (route) => route.fulfill({ status: 404 }));
      await visit(page, `${prefix}/services`);
      const count = await failFetches(page, prefix + path, Infinity, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/"client":"[^"]*"/, '"client":"/assets/client-00000000.js"');
        await route.fulfill({ response, body });
      });
      await link(page, prefix).click();
      await expect(page.locator('[data-contact-bar]')).toBeVisible();
      await expect(page).toHaveURL(prefix + path);
      expect(count).toEqual({ fetches: 1, failed: 1, documents: 1 });
      onlyFailedRequests(seen.messages);
    });

    test('It always fails: the document is loaded at the fragment that the link leads to', async ({ page, seen }) => {
      const geography = `${prefix}/geography`;
      await visit(page, addressOf(prefix, '/'));
      const count = await failFetches(page, geography, Infinity, failures['is cut off']);
      await page.locator(`main a[href="${geography}#latinAmerica"], main a[href="${geography}#europe"]`).last().click();
      await advanceClockUntil(page, async () => count.documents === 1, 500);
      await expect(page).toHaveURL(/#(latinAmerica|europe)$/);
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
      onlyFailedRequests(seen.messages);
    });
  });
}

test('15. Waiting and failing: the current page is not requested again, not even by a link to a fragment of it', async ({ page }) => {
  await visit(page, '/');
  await page.locator('footer a[href="/legal/terms"]').click();
  await advanceClockUntil(page, () => page.locator('#section-9').isVisible(), 16);
  await advanceClock(page, keptMs + 1);
  const count = await failFetches(page, '/legal/terms', Infinity, failures['is cut off']);
  await page.locator('main a[href="#section-9"]').click();
  await expect(page).toHaveURL('/legal/terms#section-9');
  await expect(page.locator('#section-9')).toBeInViewport();
  await advanceClock(page, 100);
  expect(count).toEqual({ fetches: 0, failed: 0, documents: 0 });
});

test('[15.late.1] 15. Waiting and failing: a page’s texts are kept for 5 minutes', async ({ page }) => {
  await visit(page, '/services');
  const count = await failFetches(page, path, 0, failures['is cut off']);
  const thereAndBack = async () => {
    await link(page, '').click();
    await expect(page.locator('[data-contact-bar]')).toBeVisible();
    await page.locator('header nav a[href="/services"]').click();
    await expect(link(page, '')).toBeVisible();
  };
  await thereAndBack();
  await thereAndBack();
  await advanceClock(page, keptMs - 1);
  await thereAndBack();
  expect(count.fetches, 'fetches within 5 minutes').toBe(1);
  await advanceClock(page, 1);
  await thereAndBack();
  expect(count.fetches, 'fetches after 5 minutes').toBe(2);
});

test('15. Waiting and failing: a page whose texts have changed since it was shown is loaded again, with the new texts only', async ({
  page,
}) => {
  await visit(page, '/services');
  await link(page, '').click();
  await expect(page.locator('[data-contact-bar]')).toBeVisible();
  await page.locator('header nav a[href="/services"]').click();
  await expect(link(page, '')).toBeVisible();
  await advanceClock(page, keptMs + 1);
  const deploy = (text: string) => text.replaceAll('Partner Audit', 'Partner Survey').replace(/(data-build="|"build":")[^"]+/, '$1another');
  for (const address of [path, `${path}.json`])
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: deploy(await response.text()) });
    });
  await link(page, '').click();
  await expect(page).toHaveTitle(/Partner Survey/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Partner Survey');
});
