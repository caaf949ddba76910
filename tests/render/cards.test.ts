import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { company, languageCodes, page, type LanguageCode } from '../page.ts';
import { ownHeadTags } from '../../src/i18n/page-data.ts';
import { notFoundPath, pagePaths } from '../../src/pages.ts';
import { wordsIn } from '../words/words-in.ts';

/** The names of the pictures are those of the documents. */
const pictureOf = (code: LanguageCode, path: string) => (wordsIn[code].language.prefix + path).replace(/^\/|\/$/g, '') || 'index';

describe.each(languageCodes)('The Open Graph tags of a page (%s)', (code) => {
  it('are complete on every page', async () => {
    for (const path of pagePaths) {
      const { root, title } = await page(code, path);
      const said = Object.fromEntries(
        root.querySelectorAll('meta[property]').map((tag) => [tag.getAttribute('property')!, tag.getAttribute('content')]),
      );
      expect(said, `on ${path}`).toEqual({
        'og:type': 'website',
        'og:site_name': company.shortNames[code],
        'og:title': title,
        // The tag of the description itself.
        'og:description': expect.stringMatching(/\S/) as string,
        'og:url': root.querySelector('link[rel=canonical]')!.getAttribute('href'),
        'og:image': `${company.site}/cards/${pictureOf(code, path)}.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': title,
        'og:locale': wordsIn[code].language.locale,
        'og:locale:alternate': wordsIn[languageCodes.findLast((other) => other !== code)!].language.locale,
      });
      expect(root.querySelectorAll('meta[name=description][property="og:description"]'), `on ${path}`).toHaveLength(1);
      expect(root.querySelector('meta[name="twitter:card"]')?.getAttribute('content'), `on ${path}`).toBe('summary_large_image');
    }
  });

  it('are all replaced by a client-side navigation', async () => {
    for (const path of [...pagePaths, notFoundPath]) {
      const { data } = await page(code, path);
      const head = parse(data.head);
      expect(head.querySelectorAll('*').length, `on ${path}`).toBeGreaterThan(2);
      expect(
        head.querySelectorAll('*').filter((tag) => !head.querySelectorAll(ownHeadTags).includes(tag)),
        `${path}: tags that would stay`,
      ).toEqual([]);
    }
  });
});
