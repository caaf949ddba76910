import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { pagePaths } from '../../src/pages.ts';
import { llmsText } from '../../src/render/llms-text.ts';
import { plainText, plainTextFile } from '../../src/render/plain-text.ts';
import { company, languageCodes, page } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

describe.each(languageCodes)('The plain text of a page (%s)', (code) => {
  it('begins with its heading and has every paragraph, heading, cell and plain item of its main part, and no markup', async () => {
    let compared = 0;
    for (const path of pagePaths) {
      const { html, h1, address } = await page(code, path);
      const main = parse(html).querySelector('main')!;
      const text = plainText(html);
      expect(text.startsWith(`${h1[0]!}\n`), `on ${address}`).toBe(true);
      expect(text, `on ${address}`).not.toMatch(/<\/?[a-z]|&[a-z]+;|\bundefined\b/);
      const bare = (words: string) => words.replace(/\s+/g, '');
      const said = bare(text);
      const parts = main
        .querySelectorAll('h2, h3, h4, p, dd, dt, td, th, li:not(:has(p, h3, h4, li))')
        .filter((each) => !each.closest('[aria-hidden=true], svg, nav'));
      for (const button of main.querySelectorAll('[aria-hidden=true], svg')) button.remove();
      expect(parts.length, `on ${address}`).toBeGreaterThan(main.querySelectorAll('section').length);
      compared += parts.length;
      expect(
        parts.map(({ textContent }) => textContent).filter((words) => !said.includes(bare(words))),
        `${address}: what the text leaves out`,
      ).toEqual([]);
    }
    expect(compared, 'parts of all pages').toBeGreaterThan(10 * pagePaths.length);
  });

  it('keeps every line of the letters and of the checklist, as the page writes it', async () => {
    const { html } = await page(code, '/contact');
    const letters = parse(html).querySelectorAll('[id$="-letter"] p, #rfq-checklist p');
    const lines = new Set(
      plainText(html)
        .split('\n')
        .map((line) => line.trim()),
    );
    const expected = letters.flatMap((each) => each.textContent.split('\n'));
    expect(expected.length).toBeGreaterThan(40);
    expect(expected.filter((line) => !lines.has(line))).toEqual([]);
  });

  it('is linked by llms.txt for every page, under the language, with the page’s own heading and description', async () => {
    const { name, prefix } = wordsIn[code].language;
    const expected = await Promise.all(
      pagePaths.map(async (path) => {
        const found = await page(code, path);
        const file = `${company.site}/${plainTextFile(path === '/' ? prefix || '/' : prefix + path)}`;
        return `- [${found.h1[0]}](${file}): ${found.meta('description')}`;
      }),
    );
    const [head, ...parts] = llmsText().split(/^## /m);
    expect(head).toBe(`# ${company.shortNames.en}\n\n> ${(await page('en', '/')).meta('description')}\n\n`);
    expect(parts).toHaveLength(languageCodes.length);
    expect(parts[languageCodes.indexOf(code)]!.trim().split('\n')).toEqual([name, '', ...expected]);
  });
});
