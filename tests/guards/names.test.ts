import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { everyPath, languageCodes, page } from '../page.ts';

const controls = 'a, button, [role="button"], [tabindex="0"], svg[role="img"]';

/** The accessible name of an element: its label, or its text that is not hidden from screen readers. */
function nameOf(element: HTMLElement, root: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby');
  if (by)
    return by
      .split(' ')
      .map((id) => root.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  const label = element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent;
  return (label ?? wordsIn(element)).trim();
}

function wordsIn(element: HTMLElement): string {
  return element.childNodes
    .map((node) => {
      if (!('getAttribute' in node)) return node.textContent;
      const child = node as HTMLElement;
      return child.getAttribute('aria-hidden') === 'true' || child.hasAttribute('hidden') ? '' : wordsIn(child);
    })
    .join('');
}

describe.each(languageCodes)('Every link and button has a name (%s)', (code) => {
  it('on every page, the not-found page included', async () => {
    for (const path of await everyPath(code)) {
      const { root } = await page(code, path);
      const found = root.querySelectorAll(controls);
      expect(found.length, `${path} (${code}): links and buttons`).toBeGreaterThan(20);
      const nameless = found.filter((element) => !/[\p{L}\p{N}]/u.test(nameOf(element, root)));
      expect(
        nameless.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        `${path} (${code}): links and buttons without a name`,
      ).toEqual([]);
    }
  });

  it('that contains the words shown (WCAG 2.5.3), so that voice control finds it', async () => {
    const hidden: string[] = [];
    for (const path of await everyPath(code)) {
      for (const control of (await page(code, path)).root.querySelectorAll('a[aria-label], button[aria-label]')) {
        const shown = wordsIn(control).replace(/\s+/g, ' ').trim();
        if (!control.getAttribute('aria-label')!.includes(shown)) hidden.push(`${path}: ${control.outerHTML.slice(0, 200)}`);
      }
    }
    expect(hidden, `(${code}): labels that are not what is shown`).toEqual([]);
  });
});
