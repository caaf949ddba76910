import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { waitForAnimations } from './visitor.ts';

/** Every rule of axe, also those that are off by default; only deprecated ones are not run. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** The rules left out, each with its reason. */
export const leftOut = {
  'p-as-heading': 'Guesses by size and weight; the company’s name over its own description in the footer heads nothing.',
};

/** The rules that judge colours: all that another colour scheme can change. */
const ofColours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** The results of axe for the page; for rules that passed or do not apply it names one element each. */
export async function results(page: Page, resultTypes: ('violations' | 'incomplete')[], rules: 'all' | 'of colours' = 'all') {
  await waitForAnimations(page);
  await addAxe(page);
  // Legacy mode does the same in the page itself, where there are no frames, without a second page.
  const builder = new AxeBuilder({ page, axeSource: ';' }).options({ resultTypes }).setLegacyMode(true);
  if (rules === 'of colours') return builder.withRules(ofColours).analyze();
  return builder.withTags(tags).disableRules(Object.keys(leftOut)).analyze();
}

/** One line for each element that breaks a rule: the rule, the element, what was expected. */
export async function violations(page: Page, rules: 'all' | 'of colours' = 'all'): Promise<string[]> {
  const found = await results(page, ['violations'], rules);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** The minified source of axe, which is half the size of the plain one: it is sent to every document. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs the large source of axe once in each document. AxeBuilder would run it twice for each result, a third of the cost of a first one. */
async function addAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: source });
  await session.detach();
}
