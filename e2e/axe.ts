import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Every rule that axe has, those it keeps off by default included; only what it calls deprecated is not run. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** The rules left out, each with its reason. */
export const leftOut = {
  'p-as-heading': 'Guesses by size and weight; the company’s name over its own description in the footer heads nothing.',
};

/** All that axe says of the page; of what is neither a violation nor a question it names one element a rule. */
export async function results(page: Page, resultTypes: ('violations' | 'incomplete')[]) {
  await settledColours(page);
  // Legacy mode does the same in the page itself, where there are no frames, without a second page.
  const axe = new AxeBuilder({ page }).options({ resultTypes }).setLegacyMode(true);
  return axe.withTags(tags).disableRules(Object.keys(leftOut)).analyze();
}

/** One line for each element that breaks a rule: the rule, the element, what was expected. */
export async function violations(page: Page): Promise<string[]> {
  const found = await results(page, ['violations']);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** Half-way through a transition a colour is neither the one nor the other. */
async function settledColours(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}
