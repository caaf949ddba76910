import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import type { Seen } from '../visitor.ts';
import { markDocument, passUntil, sameDocument, test, violations, visit, wakeAgain } from './visit.ts';

const words = {
  en: {
    status: 'Status 500',
    title: 'Something went wrong',
    text: /The page could not be shown/,
    retry: 'Try again',
    home: 'Return to Home',
  },
  'zh-Hant-HK': {
    status: '狀態500',
    title: '發生意外錯誤',
    text: /未能顯示/,
    retry: '再試一次',
    home: '返回主頁',
  },
} as const;

type Words = (typeof words)[keyof typeof words];

/** Ways in which a script of the site’s own fails, each with a detail that is nobody’s business. */
const scripts = {
  'in an event': `addEventListener('probe', () => { throw new Error('detail-4711'); }); dispatchEvent(new Event('probe'));`,
  'in a promise': `Promise.reject(new Error('detail-4711'));`,
  'between events': `queueMicrotask(() => { throw new Error('detail-4711'); });`,
};

for (const { prefix, lang } of languages) {
  const word = words[lang];

  test.describe(`8. Error catalogue: unexpected error (${lang})`, () => {
    for (const [where, script] of Object.entries(scripts)) {
      test(`An error ${where} shows the screen, from which one can try again and go home`, async ({ page, seen }) => {
        const fail = () => runScript(page, '/assets/probe.js');
        await page.route('**/assets/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
        await visit(page, `${prefix}/industries/automotive`);
        await fail();
        await showsError(page, word);
        expect(await violations(page)).toEqual([]);

        await page.getByRole('main').getByRole('link', { name: word.retry }).click();
        await expect(page).toHaveURL(`${prefix}/industries/automotive`);
        await expect(page.locator('[data-contact-bar]')).toBeVisible();
        await wakeAgain(page);
        await fail();
        await page.getByRole('main').getByRole('link', { name: word.home }).click();
        await expect(page).toHaveURL(addressOf(prefix, '/'));
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word.title);
        onlyErrors(seen, /detail-4711/);
      });
    }

    test('An error in what another page brings shows the screen there; leaving it is possible', async ({ page, seen }) => {
      // The page’s words come without the lists that its sections go through.
      await spoil(page, `${prefix}/services/factory-audit`, (data) =>
        data.replaceAll(/"(scope|deliverables|prepare)":\[/g, '"$1":null,"detail-4711":['),
      );
      await visit(page, `${prefix}/services`);
      await page.locator(`main a[href="${prefix}/services/factory-audit"]`).click();
      await expect(page).toHaveURL(`${prefix}/services/factory-audit`);
      await showsError(page, word);
      await page.locator(`header nav a[href="${prefix}/about"]`).click();
      await expect(page).toHaveURL(`${prefix}/about`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word.title);
      onlyErrors(seen, /./);
    });

    test('A page whose data cannot be read is loaded as a document', async ({ page }) => {
      await spoil(page, `${prefix}/services/factory-audit`, breakData);
      await visit(page, `${prefix}/services`);
      await markDocument(page);
      await page.locator(`main a[href="${prefix}/services/factory-audit"]`).click();
      // What cannot be read is asked for again first; the document goes in the end.
      await passUntil(page, () => page.locator('[data-contact-bar]').isVisible());
      await expect(page).toHaveURL(`${prefix}/services/factory-audit`);
      expect(await sameDocument(page)).toBe(false);
    });

    test('A document whose own data cannot be read stays as it is, and its links lead on', async ({ page }) => {
      await spoil(page, `${prefix}/about`, breakData);
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

test('8. Error catalogue: Try again tries again at a place in the page too', async ({ page, seen }) => {
  await page.route('**/assets/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: scripts['between events'] }));
  await visit(page, '/legal/terms#section-9');
  await runScript(page, '/assets/probe.js');
  await showsError(page, words.en);
  await page.getByRole('main').getByRole('link', { name: words.en.retry }).click();
  await expect(page.locator('#section-9')).toBeVisible();
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
    // What is written into the page goes by its own address.
    for (const filename of ['chrome-extension://abcdef/content.js', location.href]) {
      const error = Object.assign(new Error('not ours'), { stack: `Error: not ours\n    at ${filename}:1:1` });
      dispatchEvent(new ErrorEvent('error', { error, filename }));
      dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: error }));
    }
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: undefined }));
  });
  expect(await violations(page)).toEqual([]);
  expect(await page.getByRole('main').innerText()).toBe(text);
  onlyErrors(seen, /not ours|Script error|Content Security Policy/);
  // The browser tells of what it has refused.
  expect(seen.foreign.splice(0).filter((address) => address !== 'https://elsewhere.example/probe.js')).toEqual([]);
});

/** Runs a script of the site's own kind; one that a test puts into the page by its address is refused by Trusted Types. */
const runScript = (page: Page, address: string) => page.evaluate(`import(${JSON.stringify(address)}).then(() => {})`);

/** Changes what the script reads of a page; its document is left alone. */
async function spoil(page: Page, address: string, change: (data: string) => string) {
  // From the disk: what is fetched ahead may still be asked for when the test has ended.
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
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.locator('body').innerText(), 'no detail and no stack').not.toMatch(/detail-4711|TypeError|Error:|\.js:\d+|at \w+ \(/);
}

/** All that was said to the console is of this kind, and something was. */
function onlyErrors(seen: Seen, kind: RegExp) {
  const messages = seen.messages.splice(0);
  expect(messages.length, 'console messages and errors').toBeGreaterThan(0);
  expect(messages.filter((message) => !kind.test(message))).toEqual([]);
}
