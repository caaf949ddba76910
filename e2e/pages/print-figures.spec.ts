import type { Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { wide } from '../chrome.ts';
import { expect, test } from '../test.ts';
import { emulatePrint } from '../visitor.ts';

/** Pages of every kind, and those whose figures have words in them. */
const shown = [
  '/',
  '/about',
  '/industries',
  '/industries/metals-materials',
  '/industries/light-heavy-machinery',
  '/services',
  '/services/factory-audit',
  '/services/insurance-risk',
  '/services/trade-advisory',
  '/geography',
  '/compliance',
  '/contact',
] as const;

/** Where figures are on screen only. */
const onScreenOnly = { 'nav[aria-label]': 'the figure of the next page, beside the link to it' };

/** Figures with type under 8 pt on paper. */
const withSmallType: Record<string, string> = { chop: 'a seal, whose two names stand beside it' };

/** CSS pixels: 8 pt, but for what is lost by rounding. */
const least = 10.66;

const figures = (page: Page) =>
  page
    .locator('main svg')
    .evaluateAll(
      (all, elsewhere) =>
        all
          .filter((svg) => svg.getBoundingClientRect().width > 0 && !svg.closest(elsewhere))
          .flatMap((svg) => Array.from(svg.querySelectorAll('use'), (use) => use.getAttribute('href')!.split('#')[1]!)),
      Object.keys(onScreenOnly).join(),
    );

/** Puts each drawing into the page, in the place where the page shows it by reference, so that its texts can be measured. */
async function putDrawingsIn() {
  for (const use of document.querySelectorAll('svg > use[href*="#"]')) {
    const [address, name] = use.getAttribute('href')!.split('#');
    if (!address) continue;
    // Parses without Trusted Types, which refuse a DOMParser.
    const request = new XMLHttpRequest();
    request.open('GET', address);
    await new Promise((done, failed) => {
      Object.assign(request, { onload: done, onerror: failed }).send();
    });
    const symbol = request.responseXML!.querySelector(`symbol[id="${name}"]`)!;
    const svg = use.parentElement!;
    for (const attribute of ['viewBox', 'preserveAspectRatio'])
      if (symbol.hasAttribute(attribute)) svg.setAttribute(attribute, symbol.getAttribute(attribute)!);
    svg.setAttribute('data-figure', name!);
    svg.replaceChildren(...Array.from(symbol.children));
  }
}

/** The texts that are displayed, with their size in CSS pixels and the figure that they stand in. */
function sizesOfTexts() {
  const texts = Array.from(document.querySelectorAll('body *')).filter(
    (element) =>
      // In a hidden group of a drawing, checkVisibility() is true.
      element.getBoundingClientRect().width > 0 &&
      Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return texts.map((element) => {
    const { a, b } = element instanceof SVGGraphicsElement ? element.getScreenCTM()! : { a: 1, b: 0 };
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
    return { text: element.textContent, size, figure: element.closest('[data-figure]')?.getAttribute('data-figure') };
  });
}

for (const { prefix } of languages)
  for (const path of shown) {
    const address = addressOf(prefix, path);

    test(`${address}: every figure of the page is on paper`, async ({ page }) => {
      await page.setViewportSize(wide);
      await page.goto(address);
      const onScreen = await figures(page);
      await emulatePrint(page);
      const onPaper = await figures(page);
      expect(onScreen.filter((name) => !onPaper.includes(name))).toEqual([]);
    });

    test(`${address}: no type on paper is smaller than 8 pt, not even in a figure`, async ({ page }) => {
      await page.setViewportSize({ width: 703, height: 994 });
      await page.goto(address);
      await emulatePrint(page);
      await page.evaluate(putDrawingsIn);
      const texts = await page.evaluate(sizesOfTexts);
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.filter(({ size, figure }) => size < least && !(figure && figure in withSmallType))).toEqual([]);
    });
  }
