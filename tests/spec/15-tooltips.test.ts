import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { everyPath, languageCodes, page, reachable, words, type LanguageCode } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';
import type { Term } from '../words/words.ts';

/** Each term with a page that explains it. */
const terms: [term: Term, path: string][] = [
  ['EXW', '/industries/automotive'],
  ['FCA', '/industries/automotive'],
  ['FOB', '/industries/automotive'],
  ['CFR', '/industries/metals-materials'],
  ['CIF', '/industries/automotive'],
  ['DAP', '/industries/automotive'],
  ['DDP', '/industries/medical-ppe'],
  ['AML', '/'],
  ['KYC', '/about'],
  ['AQL', '/services/quality-assurance'],
  ['DUPRO', '/services/quality-assurance'],
  ['FCL', '/services/logistics-coordination'],
  ['LCL', '/services/logistics-coordination'],
  ['HS', '/services/trade-advisory'],
  ['L/C', '/services/trade-advisory'],
  ['T/T', '/services/trade-advisory'],
  ['RFQ', '/'],
  ['SDS', '/industries/marine-supplies'],
  ['MSDS', '/contact'],
  ['SGS', '/industries/automotive'],
];

/** The terms that a page explains, each with the lines of its title. */
const explainedOn = async (code: LanguageCode, path: string) =>
  (await page(code, path)).root
    .querySelectorAll('button[data-term]')
    .map((term) => ({ term: words(term), lines: term.getAttribute('title')!.split('\n') }));

/** Matches a term in a text, also in the plural, but not as a part of a longer code, or of the US Code of Federal Regulations (21 CFR). */
const written = (term: string) => new RegExp(`(?<![A-Za-z0-9-]|\\d\\s)${term}s?(?![A-Za-z0-9-])`);

/** The child of the main part that an element is in. The fields of a hero sum up what the page explains below. */
function partOf(main: HTMLElement, element: HTMLElement): HTMLElement {
  let part = element;
  while (part.parentNode !== main) part = part.parentNode!;
  return part.rawTagName === 'div' && element.rawTagName === 'dd' ? main : part;
}

describe.each(languageCodes)('15. Waiting and failing: tooltips, what they explain (%s)', (code) => {
  const { says, ...names } = wordsIn[code]['15.tooltips.3'];

  it.each(terms)('[15.tooltips.3] %s on %s is explained by its name and its meaning', async (term, path) => {
    const found = (await explainedOn(code, path)).filter((each) => each.term === term);
    expect(found.length, `section 15, ${path} (${code}): terms ${term}`).toBeGreaterThan(0);
    for (const { lines } of found) expect(lines).toEqual([names[term], expect.stringContaining(says[term])]);
  });

  it('[15.tooltips.3] every term has the same name on every page, and no other term is explained', async () => {
    for (const path of await everyPath(code)) {
      for (const { term, lines } of await explainedOn(code, path)) {
        expect(lines[0], `section 15, ${path} (${code}): name of ${term}`).toBe(names[term as Term]);
      }
    }
  });

  it('[15.tooltips.3] every page explains the terms that its paragraphs use', async () => {
    const missing: string[] = [];
    for (const path of await reachable(code)) {
      const explained = new Set((await explainedOn(code, path)).map(({ term }) => term));
      const texts = (await page(code, path)).main.querySelectorAll('p, li, dd, dt').map(words);
      for (const term of Object.keys(names)) {
        const text = explained.has(term) ? undefined : texts.find((each) => written(term).test(each));
        if (text) missing.push(`${path}: ${term} in “${text.slice(0, 60)}”`);
      }
    }
    expect(missing, `section 15 (${code}): terms without a tooltip on their page`).toEqual([]);
  });

  it('[15.tooltips.3] every part of a page explains the terms that it uses, at their first mention', async () => {
    const missing: string[] = [];
    for (const path of await reachable(code)) {
      const { main } = await page(code, path);
      const texts = main.querySelectorAll('p, li, dd, dt').filter((each) => !each.querySelector('p, li, dd, dt') && !each.closest('a'));
      for (const text of texts) {
        const part = text.closest('details') ?? text.closest('ul, ol') ?? partOf(main, text);
        const terms = part.querySelectorAll('button[data-term]').filter((term) => term.closest('details') === text.closest('details'));
        const explained = new Set(terms.map(words));
        const unexplained = Object.keys(names).filter((term) => written(term).test(words(text)) && !explained.has(term));
        missing.push(...unexplained.map((term) => `${path}: ${term} in “${words(text).slice(0, 60)}”`));
      }
    }
    expect(missing, `section 15 (${code}): terms without a tooltip in their part of the page`).toEqual([]);
  });
});
