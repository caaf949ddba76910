import { expect, type Page, type Route } from 'playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, languages } from '../addresses.ts';
import { switchTo } from '../chrome.ts';
import { onlyFailedRequests, test } from '../states/visit.ts';
import { expectPlace, hydrate, reportConnection, pressFarDown, startBack } from '../visitor.ts';

/** After this time the browser loads the document of a page whose data are late, in milliseconds. */
const documentAfterMs = 2000;

type Answer = (route: Route) => Promise<void> | undefined;
const never: Answer = () => undefined;
const failed: Answer = (route) => route.fulfill({ status: 500 });
const ofAnotherBuild: Answer = (route) => route.fulfill({ json: { build: 'another' } });

/** Gives this answer to requests for the data of the page until a document is requested, or always. Returns the requested documents. */
async function answerData(page: Page, address: string, answer: Answer, forEver = false): Promise<string[]> {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(`**${address}.json`, (route) => (documents.length && !forEver ? route.continue() : answer(route)));
  return documents;
}

/** Delays the document or the data at the address for longer than a link waits for the data of its page. */
const delay = (page: Page, address: string) =>
  page.route(`**${address}`, async (route) => {
    await sleep(documentAfterMs + 500);
    await route.continue();
  });

for (const [index, { prefix, lang }] of languages.entries()) {
  const [industry, about, terms] = ['/industries/automotive', '/about', '/legal/terms'].map((path) => prefix + path) as [
    string,
    string,
    string,
  ];
  const other = languages.at(index - 1)!;

  test.describe(`Nothing lost while the data of a page are late (${lang})`, () => {
    for (const [state, answer, from] of [
      ['late', never, industry],
      ['late, and its address has a query', never, `${industry}?from=mail`],
      ['of another build', ofAnotherBuild, industry],
    ] as const)
      test(`Back comes to the place that was left if the data are ${state}`, async ({ page }) => {
        await page.goto(from);
        const title = await page.title();
        await hydrate(page);
        const left = await pressFarDown(page, about);
        await page.reload();
        await hydrate(page);
        const documents = await answerData(page, industry, answer);
        await page.goBack();
        await expect.poll(() => documents).toEqual([industry]);
        await expect(page).toHaveTitle(title);
        await page.waitForFunction(() => window.site?.ready);
        await expectPlace(page, left);
        await page.goForward();
        await expect(page).not.toHaveTitle(title);
        await page.goBack();
        await expect(page).toHaveTitle(title);
        await expectPlace(page, left);
      });

    test('Back to a page that was still late when the language was switched opens it at its top', async ({ page }) => {
      await page.goto(industry);
      await hydrate(page);
      await page.route(`**${about}.json`, never);
      const link = page.locator(`footer a[href="${about}"]`);
      await link.click();
      await expect(link).toHaveAttribute('data-pending');
      await switchTo(page, other.hreflang).click();
      await expect(page).toHaveURL(`${other.prefix}/about`);
      await page.unroute(`**${about}.json`);
      await page.goBack();
      await expect(page).toHaveURL(about);
      await hydrate(page);
      expect(await page.evaluate(() => scrollY), 'pixels from the top').toBe(0);
    });

    test('A reload while the next page is late opens the next page at its top', async ({ page }) => {
      await page.goto(industry);
      const title = await page.title();
      await hydrate(page);
      await delay(page, `${about}.json`);
      await page.evaluate(() => scrollTo(0, 600));
      await page.locator(`header nav a[href="${about}"]`).click();
      await expect(page).toHaveURL(about);
      await page.evaluate(() => location.reload());
      await expect(page).not.toHaveTitle(title);
      await hydrate(page);
      expect(await page.evaluate(() => scrollY), 'pixels from the top').toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(industry);
      await hydrate(page);
      await expectPlace(page, 600);
    });

    test('A link with a fragment leads to the fragment, whether the page is hydrated or not', async ({ page, seen }) => {
      await page.goto(addressOf(prefix, '/'));
      await hydrate(page);
      const documents = await answerData(page, `${prefix}/geography`, failed, true);
      await page.locator(`main a[href="${prefix}/geography#europe"]`).first().click();
      await expect.poll(() => documents).toEqual([`${prefix}/geography`]);
      await expect(page).toHaveURL(`${prefix}/geography#europe`);
      await expect(page.locator('#europe')).toBeInViewport();
      expect(await page.evaluate(() => window.site.ready)).toBe(false);
      onlyFailedRequests(seen.messages);
    });

    test('A page whose data come after its document was requested keeps its fragment and its place in the history', async ({ page }) => {
      await page.goto(addressOf(prefix, '/'));
      const title = await page.title();
      await hydrate(page);
      await delay(page, `${prefix}/geography.json`);
      await page.route(`**${prefix}/geography`, never);
      await page.locator(`main a[href="${prefix}/geography#europe"]`).first().click({ noWaitAfter: true });
      await expect(page).not.toHaveTitle(title);
      await expect(page).toHaveURL(`${prefix}/geography#europe`);
      expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ __TSR_index: 1 });
    });

    test('Back to a page whose data come after its document was requested leaves later scroll restoration to the browser', async ({
      page,
    }) => {
      await page.goto(industry);
      const title = await page.title();
      await hydrate(page);
      await pressFarDown(page, about);
      await page.reload();
      await hydrate(page);
      await delay(page, `${industry}.json`);
      await page.route(`**${industry}`, never);
      await startBack(page);
      await expect(page).toHaveTitle(title);
      const scrolling = () => (dispatchEvent(new Event('pagehide')), history.scrollRestoration);
      expect(await page.evaluate(scrolling), 'when the document is left later').toBe('auto');
    });

    test('The document is requested once if the data fail at once and the document is late; a reload keeps the place in it', async ({
      page,
      seen,
    }) => {
      await page.goto(industry);
      await hydrate(page);
      const documents = await answerData(page, terms, failed, true);
      await delay(page, terms);
      await pressFarDown(page, terms);
      expect(documents).toEqual([terms]);
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      await page.reload();
      await expectPlace(page, 1200);
      onlyFailedRequests(seen.messages);
    });

    test('A link that is pressed again after the browser’s Stop is followed', async ({ page }) => {
      await page.goto(industry);
      const title = await page.title();
      await hydrate(page);
      const documents = await answerData(page, about, never);
      await page.route(`**${about}`, (route) => (documents.length > 1 ? route.continue() : undefined));
      // In the page, because Playwright would wait for the document.
      await page.evaluate(
        ([link, after]) => {
          const press = () => document.querySelector<HTMLElement>(link)!.click();
          press();
          setTimeout(() => stop(), after);
          setTimeout(press, after + 100);
        },
        [`header nav a[href="${about}"]`, documentAfterMs + 500] as const,
      );
      await expect.poll(() => documents).toEqual([about, about]);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page).not.toHaveTitle(title);
    });

    test('The switch leads to the other language, though its document takes longer than a link waits for data', async ({ page }) => {
      // Otherwise the document would already be prefetched.
      await reportConnection(page, { saveData: true });
      await page.goto(industry);
      await hydrate(page);
      await answerData(page, about, never);
      await delay(page, `${other.prefix}/about`);
      await page.locator(`header nav a[href="${about}"]`).click();
      await sleep(500);
      await switchTo(page, other.hreflang).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
      await expect(page).toHaveURL(`${other.prefix}/about`);
    });
  });
}
