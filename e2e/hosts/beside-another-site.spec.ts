import { readFileSync } from 'node:fs';
import company from '../../src/facts/company.json' with { type: 'json' };
import { readBuilt } from '../read-built.ts';
import { expect, test } from '../test.ts';
import { ask } from './ask.ts';
import { hasIpv6, nginx, serveByNginx, type Running } from './hosts.ts';

/** As a fresh nginx of Debian has it. */
const welcome = `server {
  listen 80 default_server;
  listen [::]:80 default_server;
  server_name _;
  return 200 "Welcome to nginx!";
}`;

test.describe('nginx beside its own default site', () => {
  let running: Running | undefined;
  test.skip(!nginx, 'nginx is not installed');
  test.beforeAll(async () => {
    if (nginx) running = await serveByNginx('dist', readFileSync('deploy/nginx.conf', 'utf8'), welcome);
  });
  test.afterAll(() => running?.stop());

  const { host } = new URL(company.site);
  for (const [protocol, address] of [
    ['IPv4', '127.0.0.1'],
    ['IPv6', '::1'],
  ] as const)
    test(`the company’s host is answered with the site, over ${protocol}`, async () => {
      test.skip(protocol === 'IPv6' && !hasIpv6, 'this machine has no IPv6');
      const { status, body } = await ask(running!.port, '/about', { host }, 'GET', address);
      expect(status).toBe(200);
      expect(String(body)).toBe(readBuilt('about.html'));
      const other = await ask(running!.port, '/about', { host: 'another.example' }, 'GET', address);
      expect(String(other.body)).toBe('Welcome to nginx!');
    });
});
