import { expect, it } from 'vitest';
import { pagePaths } from '../../src/site/pages';
import { page } from '../page';

// The first press on any other button would be lost: wake.ts would not know that it has to be given again.
it.each(pagePaths)('%s: every button works without script, or is named to what keeps the first press', async (path) => {
  const { root } = await page('en', path);
  const buttons = root.querySelectorAll('button');
  expect(buttons.length).toBeGreaterThan(0);
  const lost = buttons.filter((button) => !['popovertarget', 'data-live', 'data-term'].some((name) => button.hasAttribute(name)));
  expect(lost.map(String)).toEqual([]);
});
