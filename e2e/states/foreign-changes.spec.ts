import { expect, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { clipboard, clipboardButton } from '../clipboard.ts';
import { hydrate } from '../visitor.ts';
import { toasts } from './notifications.ts';
import { markDocument, onlyRemarks, sameDocument, test } from './visit.ts';

/** Changes that browser translation and extensions make to a document. */
const changes: Record<string, () => void> = {
  'a translation that puts all text into elements of its own': () => {
    const walker = document.createTreeWalker(document.getElementById('app')!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.textContent!.trim()) texts.push(node as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`«${text.data}»`);
    }
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
  },
  'an extension that adds elements and attributes of its own': () => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(Object.assign(document.createElement('div'), { id: 'extension', textContent: 'extension' }));
    document.body.append(document.createElement('extension-panel'));
    document.head.append(document.createElement('style'));
    for (const link of document.querySelectorAll('main a')) link.append(Object.assign(document.createElement('i'), { textContent: '↗' }));
    for (const mail of document.querySelectorAll('a[href^="mailto:"]')) mail.setAttribute('data-extension', 'read');
  },
};

/** Ways in which a browser refuses to store something. */
const refusals: Record<string, (page: Page) => Promise<unknown>> = {
  'storage throws': (page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    }),
  'storage is full': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  'cookies are off': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  },
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { prefix, lang } of languages) {
  test.describe(`Changes by extensions and translators (${lang})`, () => {
    for (const [who, change] of Object.entries(changes)) {
      for (const when of ['before', 'after'] as const) {
        test(`${who}, ${when} hydration: navigation, copying and Show all still work`, async ({ page, seen }) => {
          await page.goto(addressOf(prefix, '/'));
          if (when === 'before') await page.evaluate(change);
          await hydrate(page);
          if (when === 'after') await page.evaluate(change);
          await expectSiteToWork(page, prefix, () => page.evaluate(change));
          onlyRemarks(seen);
        });
      }

      for (const [from, to] of [
        ['/industries/automotive', '/industries/textiles-apparel'],
        ['/services/quality-assurance', '/services/factory-audit'],
        ['/legal/privacy', '/legal/terms'],
      ] as const)
        test(`${who}: a link on ${from} shows the words of ${to}`, async ({ page, seen }) => {
          await page.goto(addressOf(prefix, to));
          // Without what the extension has added to links.
          const words = async () => (await page.locator('main').innerText()).replace(/[\s↗]+/g, ' ');
          const expected = await words();
          await page.goto(addressOf(prefix, from));
          await hydrate(page);
          await page.evaluate(change);
          await markDocument(page);
          await page.evaluate(
            (address) => {
              const link = document.querySelector<HTMLElement>(`a[href="${address}"]`)!;
              link.click();
            },
            addressOf(prefix, to),
          );
          await expect.poll(words).toBe(expected);
          expect(await sameDocument(page), 'in one document').toBe(true);
          onlyRemarks(seen);
        });

      for (const path of ['/services', '/industries/automotive', '/contact'] as const)
        test(`${who}, before hydration: ${path} shows no error`, async ({ page, seen }) => {
          await page.goto(addressOf(prefix, path));
          const heading = await page.getByRole('heading', { level: 1 }).innerText();
          const sections = await page.locator('main section').count();
          await page.evaluate(change);
          await hydrate(page);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
          await expect(page.locator('main section')).toHaveCount(sections);
          onlyRemarks(seen);
        });
    }

    for (const [tag, isReported] of [
      ['font', false],
      ['mark', false],
      ['i', true],
    ] as const)
      test(`A text inside <${tag}> before hydration is ${isReported ? 'reported' : 'known, and not reported'} in the console`, async ({
        page,
        seen,
      }) => {
        await page.goto(addressOf(prefix, '/services'));
        await page.evaluate((name) => {
          const element = document.createElement(name);
          const heading = document.querySelector('h1')!;
          element.append(...heading.childNodes);
          heading.append(element);
        }, tag);
        await hydrate(page);
        expect(seen.messages.splice(0)).toEqual(isReported ? [expect.stringMatching(/Minified React error #418;/)] : []);
      });

    for (const [what, refuse] of Object.entries(refusals)) {
      test(`Where ${what}, navigation, copying, Show all and the appearance still work`, async ({ page }) => {
        await refuse(page);
        await page.goto(addressOf(prefix, '/'));
        await hydrate(page);
        await page.locator('footer button').last().click();
        await expect(page.locator('footer button').last()).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
        await expectSiteToWork(page, prefix, async () => {});
        expect(await page.context().cookies()).toEqual([]);
      });
    }
  });
}

/** On Home: shows all, goes to a page, copies, goes to another, and goes back; each new page is changed as the first was. */
async function expectSiteToWork(page: Page, prefix: string, change: () => Promise<void>) {
  await markDocument(page);
  await page.locator('[data-show-all="industries-list"]').click();
  await expect(page.locator(`main li a[href^="${prefix}/industries/"]`).filter({ visible: true })).toHaveCount(14);
  await page.locator(`main li a[href="${prefix}/industries/automotive"]`).click();
  await expect(page).toHaveURL(`${prefix}/industries/automotive`);
  const button = clipboardButton(page);
  await expect(button).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await change();
  await button.click();
  await expect(button).toHaveAttribute('data-state', 'copied');
  await expect(toasts(page)).toHaveCount(1);
  expect(await clipboard(page)).toMatch(/\[ \]/);

  await page.locator(`header nav a[href="${prefix}/services"]`).click();
  await expect(page).toHaveURL(`${prefix}/services`);
  await expect(page.locator(`main a[href="${prefix}/services/factory-audit"]`)).toBeVisible();
  await expect(button).toHaveCount(0);
  await change();
  await page.goBack();
  await expect(button).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator(`main a[href="${prefix}/services/factory-audit"]`)).toHaveCount(0);
  expect(await sameDocument(page), 'all in one document').toBe(true);
}
