import { builtFilesIn } from '../../deploy/built-site.ts';
import { expect, test } from '../test.ts';
import { ask, raw } from './ask.ts';
import { everywhere } from './every-answer.ts';
import { onEveryHost } from './on-every-host.ts';

onEveryHost((host, at) => {
  test('the method CONNECT is refused, and no tunnel is opened', async () => {
    const answer = (
      await raw(at().port, 'CONNECT site.example:443 HTTP/1.1\r\nHost: site.example:443\r\n\r\nGET / HTTP/1.1\r\n', 500)
    ).toLowerCase();
    if (host.name === 'nginx') expect(answer).toMatch(/^http\/1.1 400 /);
    else expect(answer).toMatch(/^http\/1.1 405 [^]*\r\nallow: get, head\r\n/);
    for (const name of Object.keys(everywhere)) expect.soft(answer).toContain(`\r\n${name}: `);
  });

  test('a refused range or condition is never cached as the asset is', async () => {
    const asset = `/${builtFilesIn('dist').find((file) => /^assets\/.*\.js$/.test(file))}`;
    const refused = [
      [{ range: 'bytes=99999999-' }, 416],
      [{ 'if-match': '"another"' }, 412],
      [{ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
    ] as const;
    for (const [asked, expected] of refused) {
      const { status, headers } = await ask(at().port, asset, asked);
      expect.soft(status, JSON.stringify(asked)).toBe(expected);
      expect.soft(headers['cache-control'] ?? 'no-cache', JSON.stringify(asked)).toMatch(/^(no-cache|public, max-age=0, must-revalidate)$/);
    }
  });
});

/** Caddy answers these before it applies the site's rules. */
onEveryHost((host, at) => {
  if (host.name === 'Caddy') return;
  test('bytes that are no valid request are refused in plain text, with the same headers', async () => {
    const requests = [
      'junk\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n',
    ];
    for (const request of requests) {
      const answer = (await raw(at().port, request, 500)).toLowerCase();
      const title = JSON.stringify(request.slice(0, 30));
      expect.soft(answer, title).toMatch(/^http\/1.1 (400|431|501) /);
      for (const name of Object.keys(everywhere)) expect.soft(answer, title).toContain(`\r\n${name}: `);
      expect.soft(answer, title).not.toContain('<html');
    }
  });
});
