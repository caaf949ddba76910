import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { pathIn } from '../../src/i18n/path-in.ts';
import { pagePaths } from '../../src/pages.ts';
import { dateOf, datesOf, hashOfWords } from '../../src/render/page-dates.ts';
import { sitemap } from '../../src/render/sitemap.ts';
import { company, languageCodes, page } from '../page.ts';

const html = '<title>T</title><meta name="description" content="D"/><header>H</header><main class="a"><h1>One</h1><p>24–48</p></main>';

const changes: [what: string, change: (text: string) => string, same: boolean][] = [
  ['another look', (text) => text.replace('class="a"', 'class="b" data-c=""'), true],
  ['another script', (text) => text.replace('</h1>', '</h1><script data-client="x">let a = "<main>";</script>'), true],
  ['another header', (text) => text.replace('>H<', '>I<'), true],
  ['another word', (text) => text.replace('One', 'Two'), false],
  ['another figure', (text) => text.replace('48', '72'), false],
  ['another title', (text) => text.replace('>T<', '>U<'), false],
  ['another description', (text) => text.replace('"D"', '"E"'), false],
  ['words in another order', (text) => text.replace('<h1>One</h1><p>24–48</p>', '<p>24–48</p><h1>One</h1>'), false],
];

describe('The date of a page', () => {
  it.each(changes)('with %s', (_, change, same) => {
    expect(change(html), 'nothing was changed').not.toBe(html);
    expect(hashOfWords(change(html)) === hashOfWords(html)).toBe(same);
  });

  it('stays while its texts stay, is today when they change, and is missing where the texts differ from the dated ones', () => {
    const before = { '/a': { changed: '2025-01-31', words: hashOfWords(html) }, '/b': { changed: '2025-01-31', words: 'others' } };
    const pages = ['/a', '/b', '/c'].map((address) => ({ address, html }));
    expect(pages.map((each) => dateOf(each, before))).toEqual(['2025-01-31', undefined, undefined]);
    const after = datesOf(pages, '2025-03-01', before);
    expect(pages.map((each) => dateOf(each, after))).toEqual(['2025-01-31', '2025-03-01', '2025-03-01']);
  });

  it('is known for every page: `npm run fix` dates those whose texts have changed', async () => {
    const undated: string[] = [];
    for (const code of languageCodes) {
      for (const path of pagePaths) {
        const found = await page(code, path);
        if (!dateOf(found)) undated.push(found.address);
      }
    }
    expect(undated).toEqual([]);
  });

  it('is in the sitemap with its page, and nowhere else', () => {
    const text = sitemap(new Map([[pathIn(languages[1], '/about'), '2025-01-31']]));
    expect(text.match(/<lastmod>/g)).toHaveLength(1);
    expect(text).toContain(`<url><loc>${company.site}/zh-hant/about</loc><lastmod>2025-01-31</lastmod><xhtml:link`);
  });
});
