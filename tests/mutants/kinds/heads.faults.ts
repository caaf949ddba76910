import { inPage, rendered } from '../rendered.ts';
import { plant } from '../see.ts';

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

/** What the not-found page need not have. */
const unasked = /indexed|description/;

plant(
  'head',
  rendered.flatMap((page) =>
    wrong.flatMap(([what, part, by]) => {
      const found = part.exec(page.html);
      const isHeld = what.includes('language') || few.has(page.path);
      if (!found || !isHeld || (page.path === '/no-such-page' && unasked.test(what))) return [];
      return [inPage(page, what, found.index, found.index + found[0].length, by(found[0]))];
    }),
  ),
);
