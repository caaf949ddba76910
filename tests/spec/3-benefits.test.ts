import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page';

const benefits = [
  'Global Reach',
  'Compliance Excellence',
  'Growth Partnership',
  'Expert Team',
  'Fast Response',
  'End-to-End Service',
] as const;

async function shown(code: LanguageCode) {
  return (await page(code, '/')).part('why').querySelectorAll('li');
}

const titleOf = (benefit: Awaited<ReturnType<typeof shown>>[number]) => words(benefit.querySelector('h3')!);

describe('3. Entities and their fields: benefits', () => {
  it('English: Why Choose shows the six benefits in order', async () => {
    expect(words((await page('en', '/')).part('why').querySelector('h2')!)).toMatch(/^Why Choose/);
    expect((await shown('en')).map(titleOf)).toEqual(benefits);
  });

  it.each(languageCodes)('%s: there are six, each with a title of its own and a description', async (code) => {
    const found = await shown(code);
    expect(new Set(found.map(titleOf)).size, `section 3, Home (${code}): benefits with different titles`).toBe(benefits.length);
    for (const benefit of found) {
      const description = words(benefit.querySelector('p')!);
      expect(description, `section 3, Home (${code}): description of ${titleOf(benefit)}`).toMatch(/[.。]$/);
    }
  });

  it.each(languageCodes)('%s: every benefit has an icon that is silent to a screen reader', async (code) => {
    const icons = (await shown(code)).map((benefit) => benefit.querySelectorAll('svg[aria-hidden="true"]').length);
    expect(icons, `section 3, Home (${code}): icons of the six benefits`).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
