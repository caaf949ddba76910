import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { ask } from './ask.ts';
import { nginx, openssl, serveByNginx, type Running } from './hosts.ts';

test.describe('nginx with TLS', () => {
  let running: Running | undefined;
  let own = '';
  test.skip(!nginx || !openssl, 'nginx or openssl is not installed');
  test.beforeAll(async () => {
    if (!nginx || !openssl) return;
    own = mkdtempSync(join(tmpdir(), 'tls-'));
    const [key, certificate] = [join(own, 'key.pem'), join(own, 'certificate.pem')];
    const signed = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
    execFileSync(openssl, ['req', ...signed], { stdio: 'ignore' });
    const withTls = readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll(/(listen .*80);/g, '$1 ssl;')
      .replace('server_tokens off;', `$& ssl_certificate ${certificate}; ssl_certificate_key ${key};`);
    running = await serveByNginx('dist', withTls);
  });
  test.afterAll(() => {
    running?.stop();
    if (own) rmSync(own, { recursive: true, force: true });
  });

  test('plain http at its port is refused in plain text, with the headers of every answer', async () => {
    const { status, headers, body } = await ask(running!.port, '/about');
    expect([status, String(body)]).toEqual([400, '400 Bad Request\n']);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  });
});
