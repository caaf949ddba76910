import { describe, expect, it } from 'vitest';
import { trustedHead } from '../../src/browser/trusted-head.ts';
import { pagePaths } from '../../src/pages.ts';
import { languageCodes, page } from '../page.ts';

describe('The policy for the HTML of a head', () => {
  it.each(languageCodes)('takes the head of every page (%s)', async (code) => {
    for (const path of [...pagePaths, '/nope']) {
      const { head } = (await page(code, path)).data;
      expect(head).toMatch(/^<title>/);
      expect(trustedHead(head)).toBe(head);
    }
  });

  it.each([
    '<script>planted()</script>',
    '<script src="/a.js"></script>',
    '<title>a</title><script type="module">planted()</script>',
    '<script type="application/ld+json">{}<!-- </script><script>planted()</script>',
    '<title><img src=x onerror=planted()></title>',
    '<title>a</title><img src="x" onerror="planted()"/>',
    '<meta name="a" onload="planted()"/>',
    '<meta http-equiv="refresh" content="0;url=https://elsewhere.example"/>',
    '<link rel="stylesheet" href="/a.css"/>',
    '<link rel="canonical" href="/" onload="planted()"/>',
    '<base href="https://elsewhere.example"/>',
    '<style>*{}</style>',
    'text',
  ])('refuses %s', (html) => {
    expect(() => trustedHead(html)).toThrow(TypeError);
  });
});
