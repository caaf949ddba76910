import { expect, it } from 'vitest';
import { notFoundPath, pagePaths } from '../../src/pages.ts';
import { page } from '../page.ts';

// Before hydration, a press on any other button would be lost.
it.each([...pagePaths, notFoundPath])(
  '%s: every button works without script, or is handled by the page script or start.ts',
  async (path) => {
    const { root } = await page('en', path);
    const buttons = root.querySelectorAll('button');
    expect(buttons.length).toBeGreaterThan(0);
    const lost = buttons.filter(
      (button) =>
        !['popovertarget', 'data-clipboard', 'data-show-all', 'data-scheme', 'data-term'].some((name) => button.hasAttribute(name)),
    );
    expect(lost.map(String)).toEqual([]);
  },
);
