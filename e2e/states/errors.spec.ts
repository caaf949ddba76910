import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import type { BrowserWords } from '../../tests/words/words.ts';
import { titleIn, wordsIn } from '../words-in.ts';
import { hydrate, runScript, settled, type Seen } from '../visitor.ts';
import { markDocument, advanceClockUntil, sameDocument, hold, test, violations, visit, hydrateAgain } from './visit.ts';

type Words = BrowserWords['error'];

/** Ways in which a script of the site fails, each with a detail that no visitor may see. */
const scripts = {
  'in an event': `addEventListener('probe', () => { throw new Error('detail-4711'); }); dispatchEvent(new Event('probe'));`,
  'in a promise': `Promise.reject(new Error('detail-4711'));`,
  'between events': `queueMicrotask(() => { throw new Error('detail-4711'); });`,
};

/** Adds a script to the site; gives a function that runs it in the page, where it fails. */
async function failing(page: Page, script: string) {
  await page.route('**/assets/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  return () => runScript(page, '/assets/probe.js');
}

for (const { prefix, lang } of languages) {
  const word = wordsIn(lang).error;

  test.describe(`8. Error catalogue: unexpected error (${lang})`, () => {
    for (const [where, script] of Object.entries(scripts)) {
      test(`[8.error.1] [15.error.1] [15.error.2] An error ${where} shows the error screen, which offers to try again and to go home`, async ({
        page,
        seen,
      }) => {
        const fail = await failing(page, script);
        await visit(page, `${prefix}/industries/automotive`);
        await fail();
        await showsError(page, word);
        expect(await violations(page)).toEqual([]);

        await page.getByRole('main').getByRole('link', { name: word.retry }).click();
        await expect(page).toHaveURL(`${prefix}/industries/automotive`);
        await expect(page.locator('[data-contact-bar]')).toBeVisible();
        await hydrateAgain(page);
        await fail();
        await page.getByRole('main').getByRole('link', { name: word.home }).click();
        await expect(page).toHaveURL(addressOf(prefix, '/'));
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word.title);
        onlyErrors(seen, /detail-4711/);
      });
    }

    test('[15.error.1] On Home too, the link to Home on the error screen leads to a page that works', async ({ page, seen }) => {
      const fail = await failing(page, scripts['in an event']);
      await visit(page, addressOf(prefix, '/'));
      await fail();
      await showsError(page, word);
      await page.getByRole('main').getByRole('link', { name: word.home }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word.title);
      await expect(page).toHaveURL(addressOf(prefix, '/'));
      onlyErrors(seen, /detail-4711/);
    });

    test('[15.error.1] Pressed again while Home is slow, the link to Home on the error screen still leads there', async ({
      page,
      seen,
    }) => {
      const fail = await failing(page, scripts['in an event']);
      await visit(page, `${prefix}/industries/automotive`);
      await fail();
      await showsError(page, word);
      const release = await hold(page, addressOf(prefix, '/'));
      const home = (await page.getByRole('main').getByRole('link', { name: word.home }).boundingBox())!;
      // Not by locator: its second click would wait for the end of the first navigation.
      for (let press = 0; press < 2; press += 1) await page.mouse.click(home.x + home.width / 2, home.y + home.height / 2);
      release();
      await expect(page).toHaveURL(addressOf(prefix, '/'));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word.title);
      onlyErrors(seen, /detail-4711/);
    });

    test('An error in the data of the next page shows the error screen there; its links work', async ({ page, seen }) => {
      // The page’s texts lack the lists that its sections render.
      await changeData(page, `${prefix}/services/factory-audit`, (data) =>
        data.replaceAll(/"(scope|deliverables|prepare)":\[/g, '"$1":null,"detail-4711":['),
      );
      await visit(page, `${prefix}/services`);
      await page.locator(`main a[href="${prefix}/services/factory-audit"]`).click();
      await expect(page).toHaveURL(`${prefix}/services/factory-audit`);
      await showsError(page, word);
      await page.locator(`header nav a[href="${prefix}/about"]`).click();
      await expect(page).toHaveURL(`${prefix}/about`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word.title);
      await expect(page).not.toHaveTitle(word.title);
      onlyErrors(seen, /./);
    });

    test('A page whose data cannot be read is loaded as a document', async ({ page }) => {
      await changeData(page, `${prefix}/services/factory-audit`, breakData);
      await visit(page, `${prefix}/services`);
      await markDocument(page);
      await page.locator(`main a[href="${prefix}/services/factory-audit"]`).click();
      await advanceClockUntil(page, () => page.locator('[data-contact-bar]').isVisible());
      await expect(page).toHaveURL(`${prefix}/services/factory-audit`);
      expect(await sameDocument(page)).toBe(false);
    });

    test('A document whose own data cannot be read stays as it is, and its links work', async ({ page }) => {
      await changeData(page, `${prefix}/about`, breakData);
      await page.clock.install();
      await page.goto(`${prefix}/about`);
      const text = await page.getByRole('main').innerText();
      await page.keyboard.press('Tab');
      await page.clock.runFor(60_000);
      expect(await page.getByRole('main').innerText()).toBe(text);
      await page.locator(`header nav a[href="${prefix}/contact"]`).click();
      await expect(page).toHaveURL(`${prefix}/contact`);
    });
  });
}

test('8. Error catalogue: Try again works at a fragment of the page too', async ({ page, seen }) => {
  const fail = await failing(page, scripts['between events']);
  await visit(page, '/legal/terms#section-9');
  await fail();
  await showsError(page, wordsIn('en').error);
  await page
    .getByRole('main')
    .getByRole('link', { name: wordsIn('en').error.retry })
    .click();
  await expect(page.locator('#section-9')).toBeVisible();
  onlyErrors(seen, /detail-4711/);
});

for (const address of ['/services', '/services#closing'])
  test(`8. Error catalogue: at ${address} the link of the header to the page that failed loads that page again`, async ({ page, seen }) => {
    const fail = await failing(page, scripts['in an event']);
    await visit(page, address);
    await fail();
    await showsError(page, wordsIn('en').error);
    await page.locator('header nav a[href="/services"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn('en', '/services'));
    await expect(page).toHaveURL('/services');
    onlyErrors(seen, /detail-4711/);
  });

test('8. Error catalogue: an error of an extension, or of a script from elsewhere, leaves the page as it is', async ({
  page,
  seen,
  refused,
}) => {
  await visit(page, '/about');
  const text = await page.getByRole('main').innerText();
  // The policy for scripts refuses one from elsewhere before it is asked for.
  await expect(runScript(page, 'https://elsewhere.example/probe.js')).rejects.toThrow('Failed to fetch dynamically imported module');
  expect(refused.splice(0)).toEqual([expect.stringMatching(/^script-src-elem https:\/\/elsewhere\.example\/probe\.js/)]);
  await page.evaluate(() => {
    // An inline script has the address of the page.
    for (const filename of ['chrome-extension://abcdef/content.js', location.href]) {
      const error = Object.assign(new Error('not ours'), { stack: `Error: not ours\n    at ${filename}:1:1` });
      dispatchEvent(new ErrorEvent('error', { error, filename }));
      dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: error }));
    }
    dispatchEvent(Object.assign(new Event('error'), { error: new Error('not ours') }));
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: undefined }));
    // Events that it makes up itself, which come from no element.
    for (const target of [window, document, document.querySelector('h1')!.firstChild!])
      for (const event of ['click', 'pointerdown', 'pointerup', 'pointerover', 'focusin', 'auxclick'])
        target.dispatchEvent(new MouseEvent(event, { bubbles: true }));
    for (const target of [window, document]) target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(await violations(page)).toEqual([]);
  expect(await page.getByRole('main').innerText()).toBe(text);
  onlyErrors(seen, /not ours|Script error|Content Security Policy/);
  // The browser reports the blocked request.
  expect(seen.foreign.splice(0).filter((address) => address !== 'https://elsewhere.example/probe.js')).toEqual([]);
});

test('8. Error catalogue: a failed request that an extension has wrapped leaves the page as it is', async ({ page, seen }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (...request) => {
      const answer = fetch.apply(window, request);
      // A second promise of the same answer, of which nobody catches the failure.
      void answer.then(({ status }) => status);
      return answer;
    };
  });
  await page.route('**/contact.json', (route) => route.abort());
  await page.goto('/compliance');
  await hydrate(page);
  const text = await page.getByRole('main').innerText();
  await page.locator('header nav a[href="/contact"]').hover();
  await expect.poll(() => seen.messages.filter((message) => message.includes('Failed to fetch')).length).toBeGreaterThan(0);
  await settled(page);
  expect(await page.getByRole('main').innerText()).toBe(text);
  onlyErrors(seen, /Failed to fetch|Failed to load resource/);
});

/** Changes what the script reads of a page; its document is left alone. */
async function changeData(page: Page, address: string, change: (data: string) => string) {
  // From the disk: a prefetch may still be running when the test has ended.
  const body = change(readFileSync(`dist${address}.json`, 'utf8'));
  await page.route(`**${address}.json`, (route) => route.fulfill({ contentType: 'application/json', body }));
}

function breakData(data: string) {
  return `{${data}`;
}

async function showsError(page: Page, word: Words) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(word.title);
  await expect(main).toContainText(word.status);
  await expect(main).toContainText(word.text);
  await expect(main.getByRole('link', { name: word.retry })).toBeVisible();
  await expect(main.getByRole('link', { name: word.home })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 }), 'which a screen reader then reads').toBeFocused();
  await expect(page).toHaveTitle(word.title);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.locator('body').innerText(), 'no detail and no stack').not.toMatch(/detail-4711|TypeError|Error:|\.js:\d+|at \w+ \(/);
}

/** All console messages match, and there is at least one. */
function onlyErrors(seen: Seen, kind: RegExp) {
  const messages = seen.messages.splice(0);
  expect(messages.length, 'console messages and errors').toBeGreaterThan(0);
  expect(messages.filter((message) => !kind.test(message))).toEqual([]);
}
