import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, readMailto, words } from '../../page.ts';
import { detailPages } from '../../words/ids.ts';
import { wordsIn } from '../../words/words-in.ts';

describe.each(detailPages)('2. Screens and routes: shared chrome, contact bar of %s', (path) => {
  it.each(languageCodes)('[2.chrome.11] [2.chrome.14] %s: ends the page with a mail link that names it and a button', async (code) => {
    const found = await page(code, path);
    const where = `section 2, contact bar, ${path} (${code})`;
    const bar = found.main.lastElementChild!;
    const shown = bar.querySelectorAll('a, button');
    expect(
      shown.map((control) => control.tagName),
      `${where}: controls of the last block of the page`,
    ).toEqual(['A', 'BUTTON']);
    const { to, subject } = readMailto(shown[0]!.getAttribute('href')!);
    expect(to, `${where}: mailbox`).toBe(company.email);
    expect(subject, `${where}: subject`).toContain(found.h1[0]!);
  });

  it.each(languageCodes)('[2.chrome.12] [2.chrome.13] %s: its link is named Email RFQ, its button Copy Checklist', async (code) => {
    const shown = (await page(code, path)).main.lastElementChild!.querySelectorAll('a, button');
    // The button also contains the text of its other state, Copied, hidden.
    const names = shown.map((control) => words(control.querySelector('[aria-hidden="false"]') ?? control));
    const said = wordsIn[code];
    expect(names, `section 2, contact bar, ${path} (${code}): names`).toEqual([said['2.chrome.12'], said['2.chrome.13']]);
  });

  it.each(languageCodes)('[9.constants.1] %s: it promises a quote within 24–48 hours on business days', async (code) => {
    const bar = (await page(code, path)).main.lastElementChild!;
    expect(words(bar), `section 2, contact bar, ${path} (${code}): promise`).toContain(wordsIn[code]['9.constants.1'].bar);
  });
});
