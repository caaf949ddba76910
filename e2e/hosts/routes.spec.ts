import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFilesIn } from '../../deploy/built-site.ts';
import { fileOf } from '../../src/pages.ts';
import { addresses, languages } from '../addresses.ts';
import { readBuilt } from '../read-built.ts';
import { expect, test } from '../test.ts';
import { ask } from './ask.ts';
import { onEveryHost } from './on-every-host.ts';

const unknown = [
  // asked for, as it goes over the wire   the 404 page that answers
  ['/nope', '404.html'],
  ['/About', '404.html'],
  ['/about.html', '404.html'],
  ['/about.html.br', '404.html'],
  ['/about.html.gz', '404.html'],
  ['/about.json.br', '404.html'],
  ['/_headers', '404.html'],
  ['/_redirects', '404.html'],
  ['/index', '404.html'],
  ['/index.html', '404.html'],
  ['/404', '404.html'],
  ['/404.html', '404.html'],
  ['/legal', '404.html'],
  ['/assets', '404.html'],
  ['/assets/client-00000000.js', '404.html'],
  ['/__proto__', '404.html'],
  ['/industries/constructor', '404.html'],
  ['/industries/index', '404.html'],
  ['/industries/automotive/extra', '404.html'],
  ['/services/Global-Sourcing', '404.html'],
  ['/services/global-sourcing.html', '404.html'],
  ['/zh-hant.html', '404.html'],
  ['/zh-hantnope', '404.html'],
  ['/industries/zh-hant', '404.html'],
  ['/zh-hant/nope', 'zh-hant/404.html'],
  ['/zh-hant/nope?about', 'zh-hant/404.html'],
  ['/zh-hant/About', 'zh-hant/404.html'],
  ['/zh-hant/about.html', 'zh-hant/404.html'],
  ['/zh-hant/index', 'zh-hant/404.html'],
  ['/zh-hant/404', 'zh-hant/404.html'],
  ['/zh-hant/legal', 'zh-hant/404.html'],
  ['/zh-hant/zh-hant', 'zh-hant/404.html'],
  ['/zh-hant/industries/automotive/extra', 'zh-hant/404.html'],
  // doubled slashes
  ['//', '404.html'],
  ['//about', '404.html'],
  ['/industries//automotive', '404.html'],
  ['/zh-hant//about', 'zh-hant/404.html'],
  // percent-encoded: no address of the site needs it
  ['/industries%2Fautomotive', '404.html'],
  ['/about%2Ehtml', '404.html'],
  ['/%61bout', '404.html'],
  ['/%69ndex.html', '404.html'],
  ['/about%20', '404.html'],
  ['/%E9%97%9C%E6%96%BC', '404.html'],
  ['/zh-hant/about%2Ehtml', 'zh-hant/404.html'],
  // dotted
  ['/./about', '404.html'],
  ['/about/../about', '404.html'],
  ['/assets/..%5C..%5Cpackage.json', '404.html'],
  ['/.gitignore', '404.html'],
] as const;

/** Refused or not found: hosts differ in which of the two. */
const malformed = [
  '/%',
  '/%E0%A4%A',
  '/about%00',
  '/../package.json',
  '/..%2Fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/%c0%ae%c0%ae/',
];

const redirects = [
  // asked for                where it leads
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/about/?from=mail', '/about?from=mail'],
  ['/about/?from=%0D%0ASet-Cookie:a', '/about?from=%0D%0ASet-Cookie:a'],
  ['/about/?from=mail?to=us', '/about?from=mail?to=us'],
  ['/industries/automotive/', '/industries/automotive'],
  ['/zh-hant/', '/zh-hant'],
  ['/zh-hant/legal/terms/', '/zh-hant/legal/terms'],
] as const;

onEveryHost((_, at) => {
  test('[1.product.1] [6.access.1] [10.pages.1] every address of a page is the file of that name, whatever its query', async () => {
    for (const address of addresses) {
      const { status, body } = await ask(at().port, address);
      expect.soft(status, address).toBe(200);
      expect.soft(String(body) === readBuilt(fileOf(address)), address).toBe(true);
    }
    expect(String((await ask(at().port, '/about?from=mail&about.html')).body)).toBe(readBuilt('about.html'));
  });

  test('a request in absolute form, as a proxy sends it (RFC 9112, 3.2.2), is answered as its path is', async () => {
    const paths = [
      '/',
      '/about',
      '/about?from=mail',
      '/about/?from=mail',
      '/zh-hant',
      '/icon.svg',
      '/nope',
      '/zh-hant/nope',
      '/about.html',
    ];
    for (const path of paths)
      for (const origin of ['http://site.example', 'HTTPS://site.example:8443']) {
        const [absolute, usual] = [await ask(at().port, origin + path), await ask(at().port, path)];
        const { status, headers, body } = absolute;
        expect
          .soft([status, headers.location, headers['cache-control']], origin + path)
          .toEqual([usual.status, usual.headers.location, usual.headers['cache-control']]);
        expect.soft(body.equals(usual.body), origin + path).toBe(true);
      }
  });

  test('every other file is served at its own path, and compressed versions are served at no path', async () => {
    const others = builtFilesIn('dist').filter((file) => !/\.html$|^_/.test(file));
    for (const file of others) {
      const { status } = await ask(at().port, `/${file}`);
      expect.soft(status, file).toBe(/\.(br|gz)$/.test(file) ? 404 : 200);
    }
    expect(others.some((file) => file.endsWith('.br'))).toBe(true);
  });

  test('[2.routes.11] [8.missing.1] [10.addresses.5] an address that is not found has status 404 and the page of its language', async () => {
    for (const [path, file] of unknown) {
      const { status, headers, body } = await ask(at().port, path);
      expect.soft(status, path).toBe(404);
      expect.soft(headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect.soft(headers['cache-control'], path).toBe('no-cache');
      expect
        .soft(String(body) === readBuilt(file), `${path} is answered with ${file}; its body begins ${String(body).slice(0, 60)}`)
        .toBe(true);
    }
  });

  test('each language has a not-found page', () => {
    for (const { prefix } of languages) expect(existsSync(join('dist', prefix, '404.html')), prefix).toBe(true);
  });

  test('a malformed address is refused or not found, and never a file', async () => {
    for (const path of malformed) {
      const { status, body } = await ask(at().port, path);
      expect.soft([400, 404], path).toContain(status);
      expect.soft(String(body), path).not.toContain('"name": "lantern-bay-website"');
    }
  });

  test('an address of 8000 bytes is answered, query included, and a longer one refused, whatever the method', async () => {
    const ofLength = (begin: string, bytes: number) => begin + 'a'.repeat(bytes - begin.length);
    const addresses = [
      // begins    status while it is not too long
      ['/', 404],
      ['/?', 200],
      ['/about?', 200],
      ['/about/?', 308],
      ['/zh-hant/nope?', 404],
    ] as const;
    for (const method of ['GET', 'HEAD'])
      for (const [begin, expected] of addresses) {
        const longest = await ask(at().port, ofLength(begin, 8000), {}, method);
        expect.soft(longest.status, `${method} ${begin}, 8000 bytes`).toBe(expected);
        const longer = await ask(at().port, ofLength(begin, 8001), {}, method);
        expect.soft(longer.status, `${method} ${begin}, 8001 bytes`).toBe(414);
        expect.soft(longer.headers['content-type'], `${method} ${begin}, 8001 bytes`).toBe('text/plain; charset=utf-8');
      }
  });

  test('an address with a slash at its end is redirected permanently, with status 308', async () => {
    for (const [path, location] of redirects) {
      const { status, headers } = await ask(at().port, path);
      expect.soft(status, path).toBe(308);
      expect.soft(headers.location, path).toBe(location);
      expect.soft(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    }
  });
});
