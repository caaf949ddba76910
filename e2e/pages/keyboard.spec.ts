import { addressOf, languages } from '../addresses.ts';
import { expect, test } from '../test.ts';
import { hydrate, watch } from '../visitor.ts';

const typical = ['/', '/industries/automotive', '/services/quality-assurance', '/compliance', '/contact', '/legal/terms'] as const;

const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
] as const;

interface Stop {
  name: string;
  /** What is wrong with it, if anything. */
  faults: string[];
}

for (const { prefix } of languages) {
  for (const path of typical) {
    for (const viewport of sizes) {
      const address = addressOf(prefix, path);
      test(`${address} at ${viewport.width} px: Tab reaches everything, in sight, with a ring and room to press`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize(viewport);
        await watch(page, baseURL!);
        await page.goto(address);
        await hydrate(page, 'key');
        const expected = await page.evaluate(collect);
        const reached = new Map<number, Stop>();
        // A focus trap would repeat a part of the page and never reach its end.
        for (let press = 0; press < expected.length + 5; press += 1) {
          const stop = await page.evaluate(inspect);
          if (!stop || reached.has(stop.index)) break;
          reached.set(stop.index, stop);
          await page.keyboard.press('Tab');
        }
        const order = Array.from(reached.keys());
        expect
          .soft(
            expected.filter((_, index) => !reached.has(index)),
            `${address}: never reached with Tab`,
          )
          .toEqual([]);
        expect.soft(order, `${address}: reached in the order of the document`).toEqual(order.toSorted((a, b) => a - b));
        const faults = Array.from(reached.values()).flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
        expect.soft(faults, `${address} at ${viewport.width} px`).toEqual([]);

        await page.keyboard.press('Shift+Tab');
        expect(await page.evaluate(inspect), `${address}: Shift+Tab leads back`).not.toBeNull();
      });
    }
  }
}

for (const viewport of sizes)
  test(`At ${viewport.width} px, Tab through the sticky header does not scroll the page`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/industries/automotive');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const header = page.getByRole('banner');
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => scrollY), `Tab ${press + 1}`).toBe(1500);
    }
    await expect(header.locator(':focus')).toHaveCount(1);
  });

declare global {
  interface Window {
    interactive?: HTMLElement[];
    nameOf?: (element: HTMLElement) => string;
  }
}

/** In the page: all that can be operated and is displayed, in the order of the document. */
function collect() {
  const selector = 'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex]:not([tabindex^="-"])';
  window.interactive = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && !element.matches(':disabled'),
  );
  window.nameOf = (element) =>
    `${element.localName} “${element.getAttribute('aria-label') ?? element.innerText.replace(/\s+/g, ' ').trim()}”`;
  return window.interactive.map(window.nameOf);
}

/** In the page: what is wrong with the focused element, once it is drawn; null where nothing is focused. */
async function inspect() {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const name = window.nameOf!(element);
  const faults: string[] = [];
  const { outlineStyle, outlineWidth, display } = getComputedStyle(element);
  // A card's link has its ring around the card.
  const around = getComputedStyle(element, '::after');
  const ringed = [outlineStyle === 'none' ? '0' : outlineWidth, around.outlineStyle === 'none' ? '0' : around.outlineWidth];
  if (!ringed.some((width) => parseFloat(width) >= 2)) faults.push(`no ring of 2 px or more: ${outlineWidth} ${outlineStyle}`);

  const [box] = element.getClientRects();
  if (!box) return { index: window.interactive!.indexOf(element), name, faults: [...faults, 'no box'] };
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const isThere = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map((down) => [middle.x + right * (box.width / 2 - 3), middle.y + down * (box.height / 2 - 3)] as const),
  );
  for (const [x, y] of [[middle.x, middle.y] as const, ...corners]) {
    if (isThere(x, y)) continue;
    const over = document.elementFromPoint(x, y);
    faults.push(
      `at ${Math.round(x)}, ${Math.round(y)} covered by ${over ? `${over.localName}.${over.className}` : 'the edge of the window'}`,
    );
  }

  // WCAG 2.2, 2.5.8: 24 px in both directions, except for a link within a sentence.
  const sentence = element.closest('p, li, dd, td, h2, h3')?.textContent.trim() ?? '';
  const inSentence = display === 'inline' && sentence.length > element.textContent.trim().length;
  const roomy = [-11.5, 11.5].every((right) => [-11.5, 11.5].every((down) => isThere(middle.x + right, middle.y + down)));
  if (!inSentence && !roomy) faults.push(`a target of less than 24 by 24 px: ${Math.round(box.width)} by ${Math.round(box.height)}`);
  return { index: window.interactive!.indexOf(element), name, faults };
}
