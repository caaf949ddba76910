import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { pagePaths } from '../../src/pages.ts';
import { llmsText } from '../../src/render/llms-text.ts';
import { plainText, plainTextFile } from '../../src/render/plain-text.ts';
import { company, languageCodes, page } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

describe.each(languageCodes)('The plain text of a page (%s)', (code) => {
  it('begins with its heading and has every paragraph, heading and cell of its main part, and no markup', async () => {
    for (const path of pagePaths) {
      const { html, h1, address } = await page(code, path);
      const main = parse(html).querySelector('main')!;
      const text = plainText(html);
      expect(text.startsWith(`${h1[0]!}\n`), `on ${address}`).toBe(true);
      expect(text, `on ${address}`).not.toMatch(/<\/?[a-z]|&[a-z]+;|\bundefined\b/);
      const bare = (words: string) => words.replace(/\s+/g, '');
      const said = bare(text);
      const parts = main.querySelectorAll('h2, h3, p, dd, dt, td, th').filter((each) => !each.closest('[aria-hidden=true], svg'));
      for (const button of main.querySelectorAll('[aria-hidden=true], svg')) button.remove();
      expect(parts.length, `on ${address}`).toBeGreaterThan(2);
      expect(
        parts.map(({ textContent }) => textContent).filter((words) => !said.includes(bare(words))),
        `${address}: what the text leaves out`,
      ).toEqual([]);
    }
  });

  it('is linked by llms.txt for every page', () => {
    const named = Array.from(llmsText().matchAll(/^- \[.+\]\((.+)\): .+$/gm), ([, address]) => address);
    const { prefix } = wordsIn[code].language;
    const expected = pagePaths.map((path) => `${company.site}/${plainTextFile(path === '/' ? prefix || '/' : prefix + path)}`);
    expect(named).toEqual(expect.arrayContaining(expected));
    expect(named).toHaveLength(pagePaths.length * languageCodes.length);
  });
});
