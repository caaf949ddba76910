import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page';

const steps = [
  // number  title              says of it
  ['01', 'Inquiry', ['Email your requirements', '24–48 hours']],
  ['02', 'Offer', ['quotation', 'specifications', 'pricing', 'Incoterm', 'payment terms', 'timeline']],
  ['03', 'Contract & Docs', ['commercial agreement', 'coordinate the documents']],
  ['04', 'Shipment', ['real-time tracking', 'Logistics', 'insurance', 'final delivery']],
] as const;

async function shown(code: LanguageCode) {
  return (await page(code, '/')).part('process').querySelectorAll('ol > li');
}

const titleOf = (step: Awaited<ReturnType<typeof shown>>[number]) => words(step.querySelector('h3')!);

describe('3. Entities and their fields: the 4 home process steps', () => {
  it('English: How We Work has the four steps in order', async () => {
    expect((await page('en', '/')).section('How We Work')).toBe((await page('en', '/')).part('process'));
    expect((await shown('en')).map(titleOf)).toEqual(steps.map(([, title]) => title));
  });

  it.each(steps.map(([, title, says], index) => ({ title, says, index })))(
    'English: $title says what the specification says of it',
    async ({ title, says, index }) => {
      const step = (await shown('en'))[index]!;
      const description = words(step.querySelector('p')!);
      for (const phrase of says) expect(description, `section 3, Home (en): step ${title} speaks of “${phrase}”`).toContain(phrase);
    },
  );

  it.each(languageCodes)('%s: the steps are numbered 01 to 04, each with a title and a description', async (code) => {
    const found = await shown(code);
    const numbers = found.map((step) => words(step.querySelector('span')!));
    expect(numbers, `section 3, Home (${code}): numbers of the steps`).toEqual(steps.map(([number]) => number));
    expect(new Set(found.map(titleOf)).size, `section 3, Home (${code}): different titles`).toBe(4);
    for (const step of found) {
      expect(words(step.querySelector('p')!), `section 3, Home (${code}): description of ${titleOf(step)}`).not.toBe('');
    }
  });

  it.each(languageCodes)('%s: every step has an icon that is silent to a screen reader', async (code) => {
    const icons = (await shown(code)).map((step) => step.querySelectorAll('svg[aria-hidden="true"]').length);
    expect(icons, `section 3, Home (${code}): icons of the four steps`).toEqual([1, 1, 1, 1]);
  });
});
