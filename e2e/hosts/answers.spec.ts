import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtFilesIn, pathOfFile } from '../../deploy/built-site.ts';
import { expect, test } from '../test.ts';
import { ask } from './ask.ts';
import { everywhere } from './every-answer.ts';
import { onEveryHost } from './on-every-host.ts';

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
};

const year = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** The site's files with their addresses. */
const files = () =>
  builtFilesIn('dist')
    .filter((file) => !/\.(br|gz)$|^_|404\.html$/.test(file))
    .map((file) => [file, pathOfFile(file)] as const);
const oneOfEachType = () => new Map(files().map((each) => [extname(each[0]), each] as const));
const endOf = (file: string) => file.slice(file.lastIndexOf('.') + 1);
const bytesOf = (file: string) => readFileSync(join('dist', file));

onEveryHost((host, at) => {
  test('every file has its content type, and is cached for a year or revalidated', async () => {
    for (const [file, address] of files()) {
      const { status, headers, body } = await ask(at().port, address);
      expect.soft(status, address).toBe(200);
      expect.soft(body.equals(bytesOf(file)), `bytes of ${address}`).toBe(true);
      expect.soft(headers['content-type'], address).toBe(contentTypes[endOf(file)]);
      expect.soft(headers['cache-control'], address).toBe(file.startsWith('assets/') ? year : revalidated);
    }
  });

  test('text is compressed as Accept-Encoding asks, with Vary and one Last-Modified', async () => {
    const accepted = [
      // Accept-Encoding                       Content-Encoding
      ['br, gzip', host.brotli ? 'br' : 'gzip'],
      ['gzip, deflate, br, zstd', host.brotli ? 'br' : 'gzip'],
      ['gzip', 'gzip'],
      ['GZIP', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.0, gzip', 'gzip'],
      ['br;q=0, gzip;q=0', undefined],
      ['identity', undefined],
      ['', undefined],
    ] as const;
    const texts = oneOfEachType();
    for (const type of ['.ico', '.png', '.woff2']) texts.delete(type);
    expect([...texts.keys()]).toEqual(expect.arrayContaining(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt', '.webmanifest']));
    for (const [file, address] of texts.values()) {
      const { 'last-modified': modified } = (await ask(at().port, address)).headers;
      for (const [accept, encoding] of accepted) {
        const { headers, body } = await ask(at().port, address, { 'accept-encoding': accept });
        expect.soft(headers['last-modified'], `${address}: ${accept}`).toBe(modified);
        expect.soft(headers['content-encoding'], `${address}: ${accept}`).toBe(encoding);
        const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
        expect.soft(plain.equals(bytesOf(file)), `${address}: ${accept}`).toBe(true);
        expect.soft(headers.vary?.toLowerCase(), `${address}: ${accept}`).toBe('accept-encoding');
      }
    }
    const throughProxy = await ask(at().port, '/about', { 'accept-encoding': 'gzip', via: '1.1 proxy' });
    expect(throughProxy.headers['content-encoding'], 'through a proxy').toBe('gzip');
    const { headers } = await ask(at().port, '/icon-192.png', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('the not-found page is compressed too', async () => {
    const { status, headers, body } = await ask(at().port, '/zh-hant/nope', { 'accept-encoding': 'gzip' });
    expect([status, headers['content-encoding'], headers['content-type']]).toEqual([404, 'gzip', contentTypes.html]);
    expect(gunzipSync(body).equals(bytesOf('zh-hant/404.html'))).toBe(true);
  });

  test('every answer has the headers of the policy, none of them twice', async () => {
    const { headers: known } = await ask(at().port, '/about');
    const answers = [
      // method  address                 header                                    status
      ['GET', '/', {}, 200],
      ['GET', '/zh-hant/about.json', {}, 200],
      ['GET', '/about', { 'if-none-match': known.etag }, 304],
      ['GET', '/about', { range: 'bytes=0-9' }, 206],
      // Caddy refuses it before it applies the site's rules.
      ...(host.name === 'Caddy' ? [] : [['GET', '/about', { expect: 'the unexpected' }, 200] as const]),
      ['GET', '/about/', {}, 308],
      ['GET', '/nope', {}, 404],
      ['POST', '/about', {}, 405],
      // Longer than the path of a file can be, though each of its parts is short.
      ['GET', '/a'.repeat(2100), {}, 404],
      ['GET', `/${'a'.repeat(9000)}`, {}, 414],
      ['GET', '/about', { range: 'bytes=99999999-' }, 416],
      ['GET', '/about', { 'if-match': '"another"' }, 412],
    ] as const;
    for (const [method, address, headers, expected] of answers) {
      const { status, headers: sent, body } = await ask(at().port, address, headers, method);
      expect.soft(status, `${method} ${address.slice(0, 30)}`).toBe(expected);
      expect.soft(sent, `${method} ${address.slice(0, 30)}, status ${status}`).toMatchObject(everywhere);
      expect.soft(sent.server ?? '', 'the server’s version').not.toMatch(/\d/);
      expect.soft(sent['x-powered-by']).toBeUndefined();
      if (status > 404 && body.length) expect.soft(sent['content-type'], `${method} ${address.slice(0, 30)}`).toBe(contentTypes.txt);
    }
  });

  test('a missing address is answered with the whole page, whatever the conditions or the range of the request', async () => {
    const { headers: known } = await ask(at().port, '/nope');
    for (const header of [
      { 'if-none-match': '*' },
      ...(known.etag ? [{ 'if-none-match': known.etag }] : []),
      { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
      { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
      { 'if-match': '"another"' },
      { range: 'bytes=0-9' },
      { range: 'bytes=99999999-' },
    ]) {
      const title = JSON.stringify(header);
      const { status, headers, body } = await ask(at().port, '/nope', header);
      expect.soft([status, headers['content-type']], title).toEqual([404, contentTypes.html]);
      expect.soft(body.equals(bytesOf('404.html')), title).toBe(true);
    }
  });

  // The other hosts describe the file of the page here.
  if (host.name === 'npm start')
    test('a missing address is not described as a file', async () => {
      for (const address of ['/nope', '/zh-hant/nope']) {
        const { headers } = await ask(at().port, address);
        for (const name of ['etag', 'last-modified', 'accept-ranges']) expect.soft(headers[name], `${address}: ${name}`).toBeUndefined();
      }
    });

  test('icons and the pictures of link previews may be used by other sites', async () => {
    for (const address of ['/icon.svg', '/favicon.ico', '/icon-192.png', '/apple-touch-icon.png', '/cards/zh-hant/about.png']) {
      const { headers } = await ask(at().port, address);
      expect.soft(headers, address).toMatchObject({ ...everywhere, 'cross-origin-resource-policy': 'cross-origin' });
    }
  });

  test('methods other than GET and HEAD are refused, and HEAD is GET without the body', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])
      for (const address of ['/', '/about', '/about/', '/nope']) {
        const { status, headers } = await ask(at().port, address, {}, method);
        expect.soft([status, headers.allow], `${method} ${address}`).toEqual([405, 'GET, HEAD']);
      }
    for (const address of ['/', '/zh-hant/about', '/icon.svg', '/nope', '/about/']) {
      const [head, get] = [await ask(at().port, address, {}, 'HEAD'), await ask(at().port, address)];
      expect.soft(head.body.length, address).toBe(0);
      expect.soft(head.status, address).toBe(get.status);
      for (const name of ['content-type', 'cache-control', 'location', 'etag'])
        expect.soft(head.headers[name], `${address}: ${name}`).toBe(get.headers[name]);
    }
  });

  test('a range request gets its part of the file, and an impossible range is refused', async () => {
    const whole = bytesOf('about.html');
    const parts = [
      // range             status  bytes
      ['bytes=0-0', 206, whole.subarray(0, 1)],
      ['bytes=-1', 206, whole.subarray(-1)],
      ['bytes=10-19', 206, whole.subarray(10, 20)],
      [`bytes=${whole.length - 5}-`, 206, whole.subarray(-5)],
      [`bytes=${whole.length}-`, 416, null],
      ['bytes=5-2', 416, null],
    ] as const;
    for (const [range, status, bytes] of parts) {
      const answer = await ask(at().port, '/about', { range });
      expect.soft(answer.status, range).toBe(status);
      if (bytes) expect.soft(answer.body.equals(bytes), range).toBe(true);
    }
    const behind = await ask(at().port, '/about', { range: `bytes=${whole.length}-` });
    expect(behind.headers['content-range'], 'behind the end').toBe(`bytes */${whole.length}`);
    expect((await ask(at().port, '/')).status).toBe(200);
  });

  test('a conditional request gets 304 where the file is the same, and the file where it differs', async () => {
    const { headers } = await ask(at().port, '/about');
    for (const [, address] of oneOfEachType().values()) {
      const { etag } = (await ask(at().port, address)).headers;
      expect.soft((await ask(at().port, address, { 'if-none-match': etag })).status, address).toBe(304);
    }
    expect((await ask(at().port, '/about', { 'if-modified-since': headers['last-modified'] })).status).toBe(304);
    expect((await ask(at().port, '/about', { 'if-none-match': '"another"' })).status).toBe(200);
  });
});
