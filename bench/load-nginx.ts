import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hosts, serveByNginx } from '../e2e/hosts/hosts.ts';
import { benchPackage } from './bench-package.ts';

/** The part of autocannon that is used here; it brings no types. Durations in seconds, latencies in milliseconds. */
type Load = (options: { url: string; connections: number; duration: number; headers: object }) => Promise<{
  requests: { average: number };
  latency: { p99: number };
}>;

/** `npm run bench:load`: what nginx answers with the shipped file, beside one that only hands out files. Into `reports/load.md`. */
const [connections, duration] = [32, 15];

/** The least there is to be configured; the file is asked for by its own name. */
const bare = 'server { listen 80; root /var/www/site; types { text/html html; } }';
const shipped = readFileSync('deploy/nginx.conf', 'utf8');

const cases = [
  // what                  file of nginx  address        what is taken
  ['bare static file', bare, '/about.html', 'identity'],
  ['page, as it is', shipped, '/about', 'identity'],
  ['page, compressed', shipped, '/about', 'br, gzip'],
  ['page that is missing', shipped, '/zh-hant/nope', 'br, gzip'],
  ['slash moved away', shipped, '/about/', 'identity'],
] as const;

if (!hosts.find(({ name }) => name === 'nginx')?.program) throw new Error('nginx is not installed (Debian: apt-get install nginx-light)');
const load = await benchPackage<Load>('autocannon');
const lines = ['| | requests a second | 99th percentile, ms |', '| --- | ---: | ---: |'];
for (const [what, servers, path, encoding] of cases) {
  const running = await serveByNginx('dist', servers);
  const options = { url: `http://127.0.0.1:${running.port}${path}`, connections, headers: { 'accept-encoding': encoding } };
  // The first seconds are left out.
  await load({ ...options, duration: 5 });
  const { requests, latency } = await load({ ...options, duration });
  running.stop();
  lines.push(`| ${what} | ${Math.round(requests.average)} | ${latency.p99.toFixed(1)} |`);
  console.log(lines.at(-1));
}
const told = `nginx, one worker, ${connections} connections over loopback, the driver on the same machine.`;
mkdirSync('reports', { recursive: true });
writeFileSync('reports/load.md', `${told}\n\n${lines.join('\n')}\n`);
