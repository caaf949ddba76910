import { expect, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { titleIn, wordsIn } from '../words-in.ts';
import { switchTo } from '../chrome.ts';
import { clickAgain, hydrate, isOnTop, makeFirstInput, settled, storeLanguage } from '../visitor.ts';
import { advanceClock, test, violations, visit } from './visit.ts';

const offerIn = (page: Page, lang: string) => page.getByRole('complementary', { name: wordsIn(lang).offer[0] });

for (const { prefix, hreflang, lang } of languages) {
  const other = languages.find((language) => language.lang !== lang)!;
  const [text, link, dismiss] = wordsIn(other.lang).offer;

  test.describe(`10. Languages and addresses: the offer of ${other.lang} on a page in ${lang}`, () => {
    test('[10.offer.1] A visitor who chose it with the switch is offered it, in that language, on every page, and can go there', async ({
      page,
      context,
    }) => {
      const [foreign, own] = [wordsAskedFor(page, other.prefix), wordsAskedFor(page, prefix)];
      await page.goto(`${other.prefix}/about`);
      await switchTo(page, hreflang).click();
      await expect(page).toHaveURL(`${prefix}/about`);
      await page.goBack();
      await switchTo(page, hreflang).click();
      await expect(page).toHaveURL(`${prefix}/about`);
      await hydrate(page);
      expect(foreign, `words asked for, where ${lang} is the language chosen last`).toEqual([]);
      await expect(page.getByRole('complementary'), `where ${lang} is the language chosen last`).toHaveCount(0);

      await switchTo(page, other.hreflang).click();
      await expect(page).toHaveURL(`${other.prefix}/about`);
      await page.goto(`${prefix}/about`);
      const offer = offerIn(page, other.lang);
      await expect(offer).toBeVisible();
      await expect(offer).toHaveAttribute('lang', other.lang);
      await expect(offer).toContainText(text);
      await settled(page);
      expect(await page.evaluate(() => window.shifts), 'layout shifts').toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(offer, 'on paper').toBeHidden();
      await page.emulateMedia({ media: null });

      await page.locator(`header nav a[href="${prefix}/services"]`).click();
      await expect(page).toHaveURL(`${prefix}/services`);
      await expect(offer.getByRole('link')).toHaveAttribute('href', `${other.prefix}/services`);
      await offer.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(`${other.prefix}/services`);
      await hydrate(page);
      expect(own, 'words asked for, where the offer has been taken').toEqual([]);
      await expect(page.getByRole('complementary')).toHaveCount(0);
      expect(await context.cookies(), 'cookies').toEqual([]);
      // Taking it is a choice as well.
      await page.goto(`${prefix}/about`);
      await makeFirstInput(page);
      await expect(offer, 'offered again, on the next visit to a page in the former language').toBeVisible();
    });

    for (const chosenMeanwhile of [true, false])
      test(`On a prerendered page it is shown on activation, ${chosenMeanwhile ? 'but not after the switch was used' : 'where the switch was not used'}`, async ({
        page,
      }) => {
        await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { configurable: true, value: true }));
        await storeLanguage(page, other.lang);
        await page.goto(`${prefix}/about`);
        await settled(page);
        expect(await page.evaluate(() => window.site.ready), 'while it is prerendered').toBe(false);
        await page.evaluate((chosen) => {
          if (chosen) localStorage.setItem('language', chosen);
          Object.defineProperty(document, 'prerendering', { value: false });
          document.dispatchEvent(new Event('prerenderingchange'));
        }, chosenMeanwhile && lang);
        await page.waitForFunction(() => window.site?.ready);
        await settled(page);
        if (!chosenMeanwhile) await expect(offerIn(page, other.lang)).toBeVisible();
        await expect(page.getByRole('complementary')).toHaveCount(chosenMeanwhile ? 0 : 1);
      });

    test('[17.turn.3] After Back, the focus is on the link that led away, though the offer has gone', async ({ page }) => {
      await storeLanguage(page, other.lang);
      await visit(page, `${prefix}/about`, 'key');
      const link = page.locator(`footer a[href="${prefix}/services"]`);
      const offer = offerIn(page, other.lang);
      await expect(offer).toBeVisible();
      await link.press('Enter');
      await expect(page).toHaveURL(`${prefix}/services`);
      // The address changes before the page is rendered, and gets the focus.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn(lang, '/services'));
      await offer.getByRole('button', { name: dismiss }).press('Enter');
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/about`);
      await expect(link).toBeFocused();
    });

    for (const { path, ...viewport } of [
      { width: 1280, height: 800, path: '/about' },
      { width: 375, height: 667, path: '/about' },
      { width: 375, height: 667, path: '/industries/automotive' },
      { width: 1024, height: 600, path: '/legal/terms' },
    ]) {
      test(`[10.offer.2] On ${path} at ${viewport.width} px it can be dismissed for good, and hides no focus`, async ({
        page,
        context,
      }) => {
        await page.setViewportSize(viewport);
        await storeLanguage(page, other.lang);
        await visit(page, prefix + path, 'key');
        const offer = offerIn(page, other.lang);
        await expect(offer).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
        for (const [what, y] of [
          ['h1', 0],
          ['footer', 1e6],
        ] as const) {
          await page.evaluate((y) => scrollTo(0, y), y);
          expect(await page.locator(what).evaluate(isBehind), `${what} behind it, with the page scrolled to ${y}`).toBe(false);
        }
        expect(await hiddenBehind(page), 'focused elements hidden behind it').toEqual([]);

        await page.evaluate(() => scrollTo(0, 200));
        await offer.getByRole('button', { name: dismiss }).press('Enter');
        await expect(offer).toHaveCount(0);
        await expect(page.locator('#main'), 'what has the focus now').toBeFocused();
        expect(await page.evaluate(() => scrollY), 'scroll position').toBe(200);
        await page.goto(`${prefix}/contact`);
        await page.mouse.move(2, 102);
        await page.waitForFunction(() => window.site?.ready);
        await page.clock.runFor(60_000);
        await expect(page.getByRole('complementary')).toHaveCount(0);
        expect(await context.cookies(), 'cookies').toEqual([]);
      });
    }

    test('[10.offer.2] Once dismissed, it does not come back, even after the switch is used again', async ({ page }) => {
      await storeLanguage(page, other.lang);
      await visit(page, `${prefix}/about`, 'key');
      const offer = offerIn(page, other.lang);
      await offer.getByRole('button', { name: dismiss }).press('Enter');
      await expect(offer).toHaveCount(0);
      await switchTo(page, other.hreflang).click();
      await expect(page).toHaveURL(`${other.prefix}/about`);
      await page.goto(`${prefix}/contact`);
      await page.mouse.move(2, 102);
      await page.waitForFunction(() => window.site?.ready);
      await page.clock.runFor(60_000);
      expect(await page.evaluate(() => localStorage.getItem('language')), 'the language that the switch has stored').toBe(other.lang);
      await expect(page.getByRole('complementary')).toHaveCount(0);
    });

    for (const [percent, width, height] of [
      [150, 375, 812],
      // The buttons of the bar stand one below the other, and it does not stick.
      [175, 412, 915],
    ] as const)
      test(`[10.offer.2] With text of ${percent} % it does not cover the buttons of the contact bar that have the focus`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await storeLanguage(page, other.lang);
        await visit(page, `${prefix}/industries/automotive`, 'key');
        await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
        await expect(offerIn(page, other.lang)).toBeVisible();
        await page.locator('footer a').first().focus();
        for (let left = 2; left > 0; left -= 1) {
          await page.keyboard.press('Shift+Tab');
          const control = page.locator('[data-contact-bar] :focus');
          expect(await control.evaluate(isOnTop), await control.innerText()).toBe(true);
        }
      });

    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 375, height: 667 },
    ]) {
      test(`At ${viewport.width} px a double click that dismisses it follows no link below it`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await storeLanguage(page, other.lang);
        await visit(page, `${prefix}/industries`);
        const offer = offerIn(page, other.lang);
        const { x, y, width, height } = (await offer.getByRole('button', { name: dismiss }).boundingBox())!;
        const middle = [x + width / 2, y + height / 2] as const;
        await page.mouse.click(...middle);
        await expect(offer).toHaveCount(0);
        const below = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('li')?.querySelector('a')?.pathname, middle);
        expect(below, 'the link below it').toContain('/industries/');
        await clickAgain(page);
        await advanceClock(page, 2500);
        await expect(page).toHaveURL(`${prefix}/industries`);
      });
    }

    test('In a low window it is at the end of the page', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await storeLanguage(page, other.lang);
      await visit(page, `${prefix}/industries/automotive`);
      const offer = offerIn(page, other.lang);
      await expect(offer).toBeVisible();
      await expect(offer).not.toBeInViewport();
      await offer.getByRole('link').focus();
      await expect(offer.getByRole('link')).toBeInViewport({ ratio: 1 });
      const left = await offer.evaluate((it) => document.documentElement.scrollHeight - scrollY - it.getBoundingClientRect().bottom);
      expect(left, 'from the end of the page').toBeLessThan(100);
    });

    test('On the not-found page, it leads to Home', async ({ page, seen }) => {
      await storeLanguage(page, other.lang);
      await visit(page, `${prefix}/nope`);
      const link = offerIn(page, other.lang).getByRole('link');
      await expect(link).toHaveAttribute('href', addressOf(other.prefix, '/'));
      await page.locator(`header nav a[href="${prefix}/about"]`).click();
      await expect(link).toHaveAttribute('href', `${other.prefix}/about`);
      expect(seen.messages.splice(0), 'on the direct visit').toEqual([expect.stringMatching(`${prefix}/nope$`)]);
    });

    for (const [chosen, why] of [
      [null, 'who never chose a language'],
      [lang, 'who chose the language of the page'],
      ['xx', 'whose stored choice is not a language of the site'],
      ['"]', 'whose stored choice is not the name of any language'],
    ] as const) {
      test(`[10.offer.1] It is not made to a visitor ${why}`, async ({ page }) => {
        const asked = wordsAskedFor(page, other.prefix);
        await storeLanguage(page, chosen);
        await visit(page, `${prefix}/about`);
        await advanceClock(page, 60_000);
        expect(asked, 'words asked for').toEqual([]);
        await expect(page.getByRole('complementary')).toHaveCount(0);
        const stored = await page.evaluate(() => localStorage.getItem('language'));
        expect(stored, 'stored: what is no language of the site is removed').toBe(chosen === lang ? lang : null);
      });
    }

    for (const locale of ['zh-HK', 'en-GB', 'fr-FR'])
      test.describe(`In a browser that asks for ${locale}`, () => {
        test.use({ locale });

        test('[10.pages.3] the page stays, and nothing is offered', async ({ page }) => {
          await page.goto(`${prefix}/about`);
          await hydrate(page);
          await expect(page).toHaveURL(`${prefix}/about`);
          await expect(page.getByRole('complementary')).toHaveCount(0);
        });
      });

    test('Where storage is refused, nothing is offered and the switch still leads to the other language', async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      });
      const asked = wordsAskedFor(page, other.prefix);
      await page.goto(`${prefix}/about`);
      await hydrate(page);
      expect(asked, 'words asked for at first').toEqual([]);
      await expect(page.getByRole('complementary')).toHaveCount(0);
      await switchTo(page, other.hreflang).click();
      await expect(page).toHaveURL(`${other.prefix}/about`);
      await page.goto(`${prefix}/about`);
      await hydrate(page);
      expect(asked, 'words asked for after the switch').toEqual([]);
      await expect(page.getByRole('complementary')).toHaveCount(0);
    });
  });
}

/** The requests of the document for texts in the language of the prefix, recorded as they are made: an offer needs them. */
function wordsAskedFor(page: Page, prefix: string): string[] {
  const asked: string[] = [];
  page.on('framenavigated', () => asked.splice(0));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // An address without another prefix belongs to the language without a prefix, the first one.
    const of = languages.findLast((language) => `${pathname.replace(/\.json$/, '')}/`.startsWith(`${language.prefix}/`))!;
    if (pathname.endsWith('.json') && of.prefix === prefix) asked.push(pathname);
  });
  return asked;
}

/** In the page: whether the offer covers text or a control of the element. */
function isBehind(element: Element) {
  const offer = document.querySelector('aside')!.getBoundingClientRect();
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    const boxes = Array.from(range.getClientRects());
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      right > offer.left && left < offer.right && bottom > offer.top && top < offer.bottom;
    if (boxes.some(meets)) return true;
  }
  return false;
}

/** Moves the focus backwards through the page and names the elements that the offer covers completely. */
async function hiddenBehind(page: Page) {
  const hidden: string[] = [];
  const stops = await page.evaluate(
    () => Array.from(document.querySelectorAll('main a[href], main button')).filter((each) => each.checkVisibility()).length,
  );
  await page.locator('footer a').first().focus();
  for (let press = 0; press < stops; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement!;
      const offer = document.querySelector('aside')!.getBoundingClientRect();
      const { top, bottom } = focused.getBoundingClientRect();
      return focused.closest('main') && top >= offer.top - 1 && bottom <= offer.bottom + 1 ? focused.textContent.trim() : null;
    });
    if (name) hidden.push(name);
  }
  return hidden;
}
