import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

const steps = ['3.steps.1', '3.steps.2', '3.steps.3', '3.steps.4'] as const;

async function shown(code: LanguageCode) {
  return (await page(code, '/')).part('process').querySelectorAll('ol > li');
}

const titleOf = (step: Awaited<ReturnType<typeof shown>>[number]) => words(step.querySelector('h3')!);

describe.each(languageCodes)('3. Entities and their fields: the 4 home process steps (%s)', (code) => {
  it('[2.home.9] How We Work has the four steps in order', async () => {
    const heading = words((await page(code, '/')).part('process').querySelector('h2')!);
    expect(heading, `section 3, Home (${code}): heading of the steps`).toBe(wordsIn[code]['2.home.9']);
    const titles = (await shown(code)).map(titleOf);
    expect(titles, `section 3, Home (${code}): steps`).toEqual(steps.map((id) => wordsIn[code][id].title));
  });

  it.each(steps)('[%s] its description says what the specification says', async (id) => {
    const step = (await shown(code))[steps.indexOf(id)]!;
    const description = words(step.querySelector('p')!);
    for (const phrase of wordsIn[code][id].says) {
      expect(description, `section 3, Home (${code}): ${titleOf(step)} speaks of “${phrase}”`).toContain(phrase);
    }
  });
});

describe('3. Entities and their fields: the 4 home process steps, each', () => {
  it.each(languageCodes)(
    '[2.home.9] [3.fields.3] [3.steps.1] [3.steps.2] [3.steps.3] [3.steps.4] %s: the steps are numbered 01 to 04, each with a title and a description',
    async (code) => {
      const found = await shown(code);
      const numbers = found.map((step) => words(step.querySelector('span')!));
      expect(numbers, `section 3, Home (${code}): numbers of the steps`).toEqual(['01', '02', '03', '04']);
      expect(new Set(found.map(titleOf)).size, `section 3, Home (${code}): different titles`).toBe(4);
      for (const step of found) {
        expect(words(step.querySelector('p')!), `section 3, Home (${code}): description of ${titleOf(step)}`).not.toBe('');
      }
    },
  );

  it.each(languageCodes)('[3.fields.3] %s: every step has an icon that is hidden from screen readers', async (code) => {
    const icons = (await shown(code)).map((step) => step.querySelectorAll('svg[aria-hidden="true"]').length);
    expect(icons, `section 3, Home (${code}): icons of the four steps`).toEqual([1, 1, 1, 1]);
  });
});
