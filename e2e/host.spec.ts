import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { createSiteServer } from '../deploy/serve';
import { addresses } from './addresses';
import { ask, fileOf, read } from './host';

const unknown = [
  // asked for, as it goes over the wire   the 404 page that answers
  ['/nope', '404.html'],
  ['/About', '404.html'],
  ['/about.html', '404.html'],
  ['/index', '404.html'],
  ['/index.html', '404.html'],
  ['/404', '404.html'],
  ['/404.html', '404.html'],
  ['/legal', '404.html'],
  ['/assets', '404.html'],
  ['/__proto__', '404.html'],
  ['/constructor', '404.html'],
  ['/industries/__proto__', '404.html'],
  ['/industries/constructor', '404.html'],
  ['/industries/index', '404.html'],
  ['/industries/automotive/extra', '404.html'],
  ['/services/Global-Sourcing', '404.html'],
  ['/services/global-sourcing.html', '404.html'],
  ['/zh-hant.html', '404.html'],
  ['/industries/zh-hant', '404.html'],
  ['/zh-hant/nope', 'zh-hant/404.html'],
  ['/zh-hant/About', 'zh-hant/404.html'],
  ['/zh-hant/about.html', 'zh-hant/404.html'],
  ['/zh-hant/index', 'zh-hant/404.html'],
  ['/zh-hant/404', 'zh-hant/404.html'],
  ['/zh-hant/legal', 'zh-hant/404.html'],
  ['/zh-hant/zh-hant', 'zh-hant/404.html'],
  ['/zh-hant/industries/__proto__', 'zh-hant/404.html'],
  ['/zh-hant/industries/automotive/extra', 'zh-hant/404.html'],
  // doubled slashes
  ['//about', '404.html'],
  ['/about//', '404.html'],
  ['/industries//automotive', '404.html'],
  ['/zh-hant//about', 'zh-hant/404.html'],
  // encoded
  ['/industries%2Fautomotive', '404.html'],
  ['/about%2Ehtml', '404.html'],
  ['/%69ndex', '404.html'],
  ['/%69ndex.html', '404.html'],
  ['/about%20', '404.html'],
  ['/about%00', '404.html'],
  ['/%', '404.html'],
  ['/%E0%A4%A', '404.html'],
  ['/zh-hant/about%2Ehtml', 'zh-hant/404.html'],
  // out of the folder
  ['/../package.json', '404.html'],
  ['/..%2Fpackage.json', '404.html'],
  ['/%2e%2e/%2e%2e/package.json', '404.html'],
  ['/assets/../../package.json', '404.html'],
  ['/assets/..%5C..%5Cpackage.json', '404.html'],
  ['/.gitignore', '404.html'],
] as const;

const redirects = [
  // asked for                where it leads
  ['/about/', '/about'],
  ['/about/?from=mail', '/about?from=mail'],
  ['/industries/automotive/', '/industries/automotive'],
  ['/zh-hant/', '/zh-hant'],
  ['/zh-hant/legal/terms/', '/zh-hant/legal/terms'],
] as const;

const hostile = [
  '//evil.example/',
  '///evil.example/',
  '//evil.example//',
  '//evil.example/about/',
  '/\\evil.example/',
  '/\\/evil.example/about/',
  '/.//evil.example/',
  '/about/..//evil.example/',
  '/%2F/evil.example/',
  'http://evil.example/about/',
  '//',
  '///',
  '//[/',
  '//:4174/',
] as const;

for (const address of addresses) {
  test(`${address} is the file of that name`, async () => {
    const { status, body } = await ask(address);
    expect(status).toBe(200);
    expect(body).toBe(read(fileOf(address)));
  });
}

for (const [path, file] of unknown) {
  test(`${path} is not found: 404 with ${file}`, async () => {
    const { status, headers, body } = await ask(path);
    expect.soft(status, `status of ${path}`).toBe(404);
    expect.soft(headers['content-type'], `content type of ${path}`).toMatch(/^text\/html; ?charset=utf-8$/);
    expect.soft(body === read(file), `${path} is answered with ${file}; its body begins ${body.slice(0, 60)}`).toBe(true);
  });
}

for (const [path, location] of redirects) {
  test(`${path} is moved for good to ${location}`, async () => {
    const { status, headers } = await ask(path);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
  });
}

for (const path of hostile) {
  test(`${path} never leads to another host`, async () => {
    const { status, headers } = await ask(path);
    expect([308, 400, 404], `status of ${path}`).toContain(status);
    const target = new URL(headers.location ?? '/', 'http://own.example');
    expect(target.host, `${path} leads to ${headers.location}`).toBe('own.example');
    expect((await ask('/')).status, `status of / after ${path}`).toBe(200);
  });
}

test('A 404 is not kept, wherever it is', async () => {
  for (const path of ['/nope', '/zh-hant/nope', '/assets/client-00000000.js']) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(404);
    expect(headers['cache-control'], path).toBe('no-cache');
  }
});

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
};

test('Every answer guards the page: its content type, where links lead from it, who may frame it', async () => {
  const { headers: known } = await ask('/about');
  const answers = [
    ['/', 200],
    ['/zh-hant/about.json', 200],
    ['/icon.svg', 200],
    ['/about', 304],
    ['/about/', 308],
    ['/nope', 404],
    ['/about.html', 404],
  ] as const;
  for (const [path, expected] of answers) {
    const { status, headers } = await ask(path, 'GET', expected === 304 ? { 'if-none-match': known.etag } : {});
    expect.soft(status, path).toBe(expected);
    expect.soft(headers, `${path}, status ${expected}`).toMatchObject(everywhere);
  }
});

test('HEAD is answered as GET is, without the body', async () => {
  for (const path of ['/', '/zh-hant/about', '/icon.svg', '/nope', '/about/']) {
    const [head, get] = [await ask(path, 'HEAD'), await ask(path)];
    expect(head.body, path).toBe('');
    expect(head.status, path).toBe(get.status);
    for (const name of ['content-type', 'cache-control', 'location', 'etag'])
      expect(head.headers[name], `${path}: ${name}`).toBe(get.headers[name]);
  }
});

test('A build that comes while the site is served is what is served from then on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'about.html'), 'A longer page of before');
  const server = createSiteServer(folder).listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const page = async () => (await fetch(`http://localhost:${port}/about`, { signal: AbortSignal.timeout(5000) })).text();
    expect(await page()).toBe('A longer page of before');
    writeFileSync(join(folder, 'about.html'), 'A page');
    expect(await page()).toBe('A page');
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test('A folder without a not-found page answers 404 all the same', async () => {
  const server = createSiteServer('src').listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}/nope`);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  } finally {
    server.close();
  }
});
