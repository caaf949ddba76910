import { inPage, type Rendered } from '../documents.ts';
import type { Fault } from '../fault.ts';

/** What can be wrong in a head, as a part of it and what stands in its place. */
const wrong: readonly [what: string, part: RegExp, by: (found: string) => string][] = [
  ['the language of the document', /<html lang="[^"]*"/, () => '<html lang="zh-Hant"'],
  ['no language of the document', /<html lang="[^"]*"/, () => '<html'],
  ['no title', /<title>[^<]*<\/title>/, () => ''],
  ['no description', /<meta name="description"[^>]*>/, () => ''],
  ['no canonical address', /<link rel="canonical"[^>]*>/, () => ''],
  [
    'the canonical address of another page',
    /<link rel="canonical"[^>]*>/,
    (found) => found.replace(/href="[^"]*"/, 'href="https://www.example.com/compliance/"'),
  ],
  ['no hreflang en', /<link rel="alternate" hreflang="en"[^>]*>/i, () => ''],
  ['no hreflang zh-Hant', /<link rel="alternate" hreflang="zh-Hant"[^>]*>/i, () => ''],
  ['no hreflang x-default', /<link rel="alternate" hreflang="x-default"[^>]*>/i, () => ''],
  ['a page that is not to be indexed', /<\/head>/, (found) => `<meta name="robots" content="noindex"/>${found}`],
  ['two headings of the first order', /<h1[^>]*>.*?<\/h1>/, (found) => found + found],
  ['no heading of the first order', /<h1[^>]*>.*?<\/h1>/, () => ''],
];

/** Each page has its language; the rest of the head is made in one place, so that a few pages stand for all. */
const few = new Set(['/', '/industries/automotive', '/contact', '/legal/terms', '/no-such-page']);

/** Every part of the head of a page, wrong or missing. */
export function heads(pages: readonly Rendered[]): Fault[] {
  return pages.flatMap((page) =>
    wrong.flatMap(([what, part, by]) => {
      const found = part.exec(page.html);
      if (!found || !(/language/.test(what) || few.has(page.path)) || (page.path === '/no-such-page' && /indexed|description/.test(what)))
        return [];
      const fault = inPage(page, 'head', what, [found.index, found.index + found[0].length], by(found[0]));
      return [{ ...fault, id: `head:${page.path}:${page.code}:${what}` }];
    }),
  );
}
