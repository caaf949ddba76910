import fc from 'fast-check';
import { addresses } from '../addresses.ts';
import { expect, test } from '../test.ts';
import { ask, raw } from './ask.ts';
import { onEveryHost } from './on-every-host.ts';

/** The number of requests: fewer for Caddy, which is slow to end a connection. */
const requestsTo = (name: string) => (name === 'Caddy' ? 1000 : 10_000);
const atOnce = 100;
/** A part of every address; an answer may contain it only in the Location of a redirect that removes a slash. */
const canary = 'c4n4ry<x>';

const pieces = [
  '/', '//', '\\', '.', '..', '/../', '/./', '%', '%2e', '%2E%2e', '%252e', '%2f', '%5c', '%00', '%0d%0aSet-Cookie:a=b', '%0a', '%c0%af', '%c0%ae',
  '%e0%80%af', '%ff', '%E9%97%9C', '%F0%9F%9A%A2', '%u002e', '關於', '🚢', '\u202e', '__proto__', 'constructor', 'toString', 'about', 'index', '404',
  '.html', '.json', '.br', '.gz', 'zh-hant', 'assets', 'package.json', 'etc/passwd', '_headers', '.git/config', '.env', ';', ':', '@', '?', '&', '=', '#',
  '<script>', '%3Cscript%3E', "'", '"', '`', '{{7*7}}', '${7*7}', '~', '*', '|', '^', ' ', '\t', 'evil.example', '//evil.example', 'http://evil.example',
  'C:', 'CON', '\u0000', 'a'.repeat(300), '/a'.repeat(500), '../'.repeat(200),
]; // prettier-ignore

const path = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...addresses), fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 12,
  })
  .map((parts) => `/${parts.join('')}`);
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'CONNECT', 'PATCH', 'PRI', 'get', 'GE T', ''),
);
const range = fc.oneof(
  fc.constantFrom('bytes=5-2', 'bytes=0-0', 'bytes=-1', 'bytes=-0', 'bytes=-', 'bytes=99999999999999999999-', `bytes=${'0-,'.repeat(900)}`, 'lines=1-2'),
  fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => `bytes=${from}-${to}`),
); // prettier-ignore
const host = fc.constantFrom('localhost', 'evil.example', 'evil.example:99999', '[::1', '', 'a b', '../..', "'", 'x'.repeat(500));
const header = fc.constantFrom(
  'Accept-Encoding: br;q=1.1.1,,;', 'If-None-Match: *', 'If-None-Match: "', 'If-Modified-Since: yesterday', 'If-Match: "a"', 'If-Range: x',
  'Content-Length: -1', 'Content-Length: 99999999999', 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity, chunked', 'Expect: 100-continue',
  'Expect: the unexpected', 'Upgrade: websocket\r\nConnection: upgrade', 'X-Forwarded-Host: evil.example', 'X-Original-URL: /etc/passwd', ': nameless',
); // prettier-ignore

const request = fc.record({ method, path, range: fc.option(range), host, header: fc.option(header) });
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** A request as bytes, also with characters that no HTTP client would send. */
const onTheWire = ({ method, path, range, host, header }: Request) =>
  Buffer.from(
    [
      `${method} ${path}?${canary} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: close',
      ...(range ? [`Range: ${range}`] : []),
      ...(header ? [header] : []),
      '\r\n',
    ].join('\r\n'),
  );

/** What is wrong with an answer; an empty text if nothing. */
function faultOf(bytes: string): string {
  // The answer 100 Continue precedes the final one.
  const answer = bytes.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  // A host may end the connection without an answer.
  if (!answer) return '';
  // A line end in the address makes it a request of HTTP/0.9, whose answer is a body alone.
  const [head = '', body = ''] = answer.startsWith('HTTP/') ? answer.split(/\r\n\r\n(.*)/s, 2) : ['HTTP/1.0 200', answer];
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]);
  if (!(status >= 200 && status < 500) && status !== 501 && status !== 505) return `status ${status}`;
  if (/^set-cookie:/im.test(head)) return 'a header of the request’s own';
  if (body.includes(canary) || body.includes('evil.example')) return 'the request in the answer';
  if (/root:.*:0:0|"devDependencies"|\[core\]/.test(body)) return 'a file from outside the site';
  const location = /^location: (.*)$/im.exec(head)?.[1];
  if (location !== undefined && new URL(location, 'https://own.example/').origin !== 'https://own.example')
    return `a redirect to another site: ${location}`;
  return '';
}

onEveryHost(({ name }, at) => {
  const requests = requestsTo(name);

  test(`${requests} bad requests cause no error, no file from outside, no echo and no redirect to another site`, async () => {
    test.setTimeout(120_000);
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: atOnce, maxLength: atOnce }), async (batch) => {
        const answers = await Promise.all(batch.map((each) => raw(at().port, onTheWire(each), 500).catch(() => '')));
        answered += answers.filter(Boolean).length;
        const faults = answers.flatMap((answer, index) => (faultOf(answer) ? [`${faultOf(answer)}: ${JSON.stringify(batch[index])}`] : []));
        expect(faults).toEqual([]);
        expect((await ask(at().port, '/about')).status, 'a page asked for afterwards').toBe(200);
      }),
      { numRuns: requests / atOnce, endOnFailure: true },
    );
    expect(answered, `answered of ${requests} requests`).toBeGreaterThan(requests / 2);
    expect(at().complaints()).not.toMatch(/\[(alert|crit|emerg)\]|panic/);
  });

  test('a path of 8,000 segments and slow or interrupted requests do not block other visitors', async () => {
    const slow = [
      raw(at().port, `GET ${'/a'.repeat(4000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
      raw(at().port, `GET /${'a/'.repeat(4000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
      raw(at().port, 'GET /about HT', 200),
      raw(at().port, 'GET /about HTTP/1.1\r\nHost: a\r\nRange: by', 200),
    ];
    expect((await ask(at().port, '/about')).status, 'while they are open').toBe(200);
    await Promise.all(slow);
    expect((await ask(at().port, '/about')).status, 'afterwards').toBe(200);
  });
});
