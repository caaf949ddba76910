import { describe, expect, it } from 'vitest';
import { checkPages } from '../../tools/check/check-pages.ts';

const keys = new Set(['home:title', 'home:why.title', 'services/factory-audit:scope.0.name']);

interface Parts {
  lang?: string;
  title?: string;
  description?: string;
  body?: string;
}

function page({ lang = 'en', title = 'About us', description = 'What we do.', body = '<h1>About us</h1>' }: Parts = {}): string {
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title><meta name="description" content="${description}">
    <style>.x { color: red; }</style></head><body>${body}<script>{"copy":"{{status}} undefined home:title"}</script></body></html>`;
}

const mail = (length: number) => `mailto:a@b.hk?subject=x&body=${'x'.repeat(length - 'mailto:a@b.hk?subject=x&body='.length)}`;
const words = (place: string, found: string, text: string) =>
  `about.html: ${place}: expected finished words, found “${found}” in “${text}”`;

const refusals: [fault: string, parts: Parts, messages: string[]][] = [
  ['a key with its namespace', { body: '<p>home:why.title</p>' }, [words('<p>', 'home:why.title', 'home:why.title')]],
  ['a key that nothing holds', { body: '<p>home:whi.title</p>' }, [words('<p>', 'home:whi.title', 'home:whi.title')]],
  ['a key without its namespace', { body: '<p>Read why.title now</p>' }, [words('<p>', 'why.title', 'Read why.title now')]],
  ['a key in a list', { body: '<p>scope.0.name</p>' }, [words('<p>', 'scope.0.name', 'scope.0.name')]],
  ['a key in an attribute', { body: '<nav aria-label="why.title"></nav>' }, [words('<nav aria-label>', 'why.title', 'why.title')]],
  ['undefined', { body: '<p>Hello undefined</p>' }, [words('<p>', 'undefined', 'Hello undefined')]],
  ['an undefined class', { body: '<p class="undefined">x</p>' }, [words('<p class>', 'undefined', 'undefined')]],
  ['an object', { body: '<p>[object Object]</p>' }, [words('<p>', '[object Object]', '[object Object]')]],
  ['an open placeholder', { title: 'About {{companyShort}}' }, [words('<title>', '{{', 'About {{companyShort}}')]],
  [
    'an open placeholder in a mail link',
    { body: '<a href="mailto:a@b.hk?subject=%7B%7Bname%7D%7D">Email</a>' },
    [words('<a href>', '{{', 'mailto:a@b.hk?subject={{name}}')],
  ],
  [
    'a long title',
    { title: 'x'.repeat(61) },
    [
      `about.html: title: expected at most 60 characters, found 61 in “${'x'.repeat(61)}”: remove at least 1, from its words or, where it has the company’s short name, from shortNames of src/facts/company.json`,
    ],
  ],
  [
    'a long Chinese title',
    { title: '字'.repeat(29) },
    [
      `about.html: title: expected at most 28 characters, found 29 in “${'字'.repeat(29)}”: remove at least 1, from its words or, where it has the company’s short name, from shortNames of src/facts/company.json`,
    ],
  ],
  [
    'a long title in both scripts',
    { title: `${'x'.repeat(52)}${'字'.repeat(4)}` },
    [
      `about.html: title: expected at most 55 characters, found 56 in “${'x'.repeat(52)}${'字'.repeat(4)}”: remove at least 1, from its words or, where it has the company’s short name, from shortNames of src/facts/company.json`,
    ],
  ],
  ['no title', { title: '' }, ['about.html: title: expected words, found none']],
  ['no description', { description: '' }, ['about.html: description: expected words, found none']],
  [
    'a long mail link [13.mail.3]',
    { body: `<a href="${mail(2003)}">Email RFQ</a>` },
    [
      'about.html: mail link “Email RFQ”: expected at most 2000 characters, found 2003: remove at least 3, from its words or from email of src/facts/company.json or, where it has the company’s short name, from shortNames (a Chinese character takes 9)',
    ],
  ],
  [
    'a link to no page',
    { body: '<a href="/about#story">here</a><a href="/abuot#story">there</a>' },
    ['about.html: link to /abuot: expected a page of the site, found none there'],
  ],
];

/** Checks these pages with a home page that links to each. */
function check(...pages: [file: string, html: string][]) {
  const links = pages.map(([file]) => `<a href="/${file.replace('.html', '')}">${file}</a>`);
  return checkPages(
    new Map([['index.html', page({ title: 'Home', description: 'Where it begins.', body: links.join('') })], ...pages]),
    keys,
  );
}

describe('The build refuses a page', () => {
  it('but accepts one in which nothing is wrong', () => {
    const body = `<p>Mail: figures and defined terms</p><a href="${mail(2000)}">Email</a>`;
    const chinese = page({ lang: 'zh-Hant-HK', title: '字'.repeat(28) });
    expect(check(['about.html', page({ title: 'x'.repeat(60), body })], ['zh-hant/about.html', chinese])).toEqual([]);
  });

  it('but accepts the English title of a company with only a Chinese name', () =>
    expect(check(['about.html', page({ title: 'Trade Documentation &amp; Compliance Guidance | 粵海港灣' })])).toEqual([]));

  it.each(refusals)('with %s', (_, parts, messages) => expect(check(['about.html', page(parts)])).toEqual(messages));

  it('with the title or the description of another page in its language', () =>
    expect(check(['about.html', page()], ['contact.html', page()], ['zh-hant/about.html', page({ lang: 'zh-Hant-HK' })])).toEqual([
      'contact.html: title: expected one of its own, found that of about.html: “About us”',
      'contact.html: description: expected one of its own, found that of about.html: “What we do.”',
    ]));

  it('that no other page in its language links to', () => {
    const own = '<a href="/careers">Careers</a>';
    const switched = '<a href="/careers" hreflang="en">English</a>';
    const pages = new Map([
      ['index.html', page()],
      ['careers.html', page({ title: 'Careers', description: 'Who we look for.', body: own })],
      ['zh-hant/careers.html', page({ lang: 'zh-Hant-HK', title: '招聘', description: '我們要找的人。', body: switched })],
    ]);
    expect(checkPages(pages, keys)).toEqual([
      'careers.html: expected a link to it on another page, found none',
      'zh-hant/careers.html: expected a link to it on another page, found none',
    ]);
  });
});
