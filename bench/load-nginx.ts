import '../tools/plain-errors.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { nginx, serveByNginx } from '../e2e/hosts/hosts.ts';
import { refusal } from '../tools/refusal.ts';
import { benchPackage } from './bench-package.ts';

/** The part of autocannon that is used here; it has no types. Durations in seconds, latencies in milliseconds. */
type Load = (options: object) => Promise<{ requests: { average: number }; latency: { p99: number } }>;

/** `npm run bench:load`: measures nginx with the shipped file, beside a minimal configuration, and writes `reports/load.md`. */
const [connections, duration] = [32, 15];

/** The minimal configuration; it serves a file only under the file's full name. */
const bare = 'server { listen 80; root /var/www/site; types { text/html html; } }';
const shipped = readFileSync('deploy/nginx.conf', 'utf8');

/** The name of the case, the configuration of nginx, the path, and the value of Accept-Encoding. */
const cases = [
  ['bare static file', bare, '/about.html', 'identity'],
  ['page, as it is', shipped, '/about', 'identity'],
  ['page, compressed', shipped, '/about', 'br, gzip'],
  ['page that is missing', shipped, '/zh-hant/nope', 'br, gzip'],
  ['slash moved away', shipped, '/about/', 'identity'],
] as const;

if (!nginx) throw refusal('nginx is not installed (Debian: apt-get install nginx-light)');
const load = await benchPackage<Load>('autocannon');
const lines = ['| | requests a second | 99th percentile, ms |', '| --- | ---: | ---: |'];
for (const [what, servers, path, encoding] of cases) {
  const running = await serveByNginx('dist', servers);
  const headers = { 'accept-encoding': encoding };
  // The requests of the warm-up are not counted.
  const warmup = { connections, duration: 5 };
  const { requests, latency } = await load({ url: `http://127.0.0.1:${running.port}${path}`, connections, duration, headers, warmup });
  running.stop();
  lines.push(`| ${what} | ${Math.round(requests.average)} | ${latency.p99.toFixed(1)} |`);
  console.log(lines.at(-1));
}
lines.unshift(`nginx, one worker, ${connections} connections over loopback, the driver on the same machine.\n`);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/load.md', `${lines.join('\n')}\n`);
