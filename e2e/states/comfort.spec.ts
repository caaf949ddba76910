import { expect, type Page } from 'playwright/test';
import { addressOf, languages } from '../addresses';
import { violations } from '../axe';
import { settled, wake } from '../visitor';
import { test } from './visit';

const pages = ['/', '/industries/automotive', '/contact'] as const;

const narrowest = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

/** WCAG 2.2, 1.4.12 Text Spacing. */
const spacing = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const wishes = [
  // what the visitor wants                width       how it comes to the page
  ['320 px', narrowest, async () => {}],
  ['text at 200 %', wide, (page: Page) => page.addStyleTag({ content: ':root { font-size: 200% }' })],
  ['text at 200 %, 640 px', { width: 640, height: 800 }, (page: Page) => page.addStyleTag({ content: ':root { font-size: 200% }' })],
  ['text spacing, 320 px', narrowest, (page: Page) => page.addStyleTag({ content: spacing })],
  ['text spacing', wide, (page: Page) => page.addStyleTag({ content: spacing })],
  ['forced colours', wide, (page: Page) => page.emulateMedia({ forcedColors: 'active' })],
  ['forced colours, dark, 320 px', narrowest, (page: Page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })],
] as const;

for (const { prefix, lang } of languages) {
  for (const [wish, viewport, grant] of wishes) {
    test(`Comfort (${lang}), ${wish}: nothing is cut off, covered or too wide, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of pages) {
        const address = addressOf(prefix, path);
        await page.goto(address);
        await grant(page);
        await wake(page);
        expect.soft(await page.evaluate(faults), `${address}, ${wish}`).toEqual([]);
        if (viewport.width < 1000) {
          await page.getByRole('banner').getByRole('button').click();
          await settled(page);
          expect.soft(await page.evaluate(faults), `${address}, ${wish}, menu open`).toEqual([]);
          await page.keyboard.press('Escape');
        }
        expect.soft((await violations(page)).filter(judged(wish)), `${address}, ${wish}: axe`).toEqual([]);
      }
    });
  }
}

/** Where colours are forced they are the visitor’s own, and axe reads those of the style sheet. */
function judged(wish: string) {
  return (violation: string) => !(wish.startsWith('forced colours') && violation.startsWith('color-contrast'));
}

/** In the page: what is wider than the window, or in header, hero and contact bar cut off or upon one another. */
function faults() {
  const found: string[] = [];
  const name = (element: Element) => `${element.localName}.${element.className} “${element.textContent.trim().slice(0, 30)}”`;
  const width = document.documentElement.clientWidth;
  const sideways = document.documentElement.scrollWidth - width;
  if (sideways > 0) found.push(`the page is ${sideways} px wider than the window`);

  const scrolled = (element: Element): boolean => {
    const parent = element.parentElement;
    return !!parent && (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX) || scrolled(parent));
  };
  for (const element of document.querySelectorAll('#app *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg svg, svg *') || scrolled(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (right > width + 1 || left < -1) found.push(`reaches from ${Math.round(left)} to ${Math.round(right)} of ${width}: ${name(element)}`);
  }

  const parts = [...document.querySelectorAll('header, main > :first-child, [data-contact-bar]')];
  const texts: { owner: Element; box: DOMRect }[] = [];
  const range = document.createRange();
  for (const part of parts) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement!;
      if (!node.textContent!.trim() || !owner.checkVisibility({ visibilityProperty: true })) continue;
      if (owner.closest('[aria-hidden="true"], svg') || owner.clientWidth === 1) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) texts.push({ owner, box });
      const frame = owner.closest('a[class], button');
      if (!frame) continue;
      const outer = frame.getBoundingClientRect();
      const inner = range.getBoundingClientRect();
      if (inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.top < outer.top - 3 || inner.bottom > outer.bottom + 3)
        found.push(`reaches out of its frame: ${name(frame)}`);
    }
  }
  for (const [index, { owner, box }] of texts.entries()) {
    for (const { owner: other, box: otherBox } of texts.slice(index + 1)) {
      if (owner === other || getComputedStyle(owner.closest('header') ?? owner).position !== getComputedStyle(other.closest('header') ?? other).position) continue;
      const across = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
      const down = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
      if (across > 1 && down > Math.min(box.height, otherBox.height) / 3) found.push(`${name(owner)} lies upon ${name(other)}`);
    }
  }
  return [...new Set(found)];
}
