import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

const benefits = ['globalReach', 'compliance', 'growth', 'team', 'response', 'endToEnd'] as const;

async function shown(code: LanguageCode) {
  return (await page(code, '/')).part('why').querySelectorAll('li');
}

const titleOf = (benefit: Awaited<ReturnType<typeof shown>>[number]) => words(benefit.querySelector('h3')!);

describe('3. Entities and their fields: benefits', () => {
  it.each(languageCodes)('[2.home.4] %s: Why Choose shows the six benefits in order', async (code) => {
    const said = wordsIn[code]['2.home.4'];
    const heading = words((await page(code, '/')).part('why').querySelector('h2')!);
    expect(heading, `section 3, Home (${code}): heading of the benefits`).toBe(said.heading);
    expect((await shown(code)).map(titleOf), `section 3, Home (${code}): benefits`).toEqual(benefits.map((id) => said.benefits[id]));
  });

  it.each(languageCodes)('[2.home.4] [3.fields.5] %s: there are six, each with a title of its own and a description', async (code) => {
    const found = await shown(code);
    expect(new Set(found.map(titleOf)).size, `section 3, Home (${code}): benefits with different titles`).toBe(benefits.length);
    for (const benefit of found) {
      const description = words(benefit.querySelector('p')!);
      expect(description, `section 3, Home (${code}): description of ${titleOf(benefit)}`).toMatch(/[.。]$/);
    }
  });

  it.each(languageCodes)('[3.fields.5] %s: every benefit has an icon that is hidden from screen readers', async (code) => {
    const icons = (await shown(code)).map((benefit) => benefit.querySelectorAll('svg[aria-hidden="true"]').length);
    expect(icons, `section 3, Home (${code}): icons of the six benefits`).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
