import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { readFileSync } from 'node:fs';
import { hosts, serveByNginx, type Running } from '../e2e/hosts/hosts.ts';

/** `npm run bench:load`: what nginx answers with the shipped file, beside one that only hands out files. Into `reports/load.md`. */
const secondsEach = 5;
const rounds = 3;
const connections = 32;

/** The least there is to be configured; the file is asked for by its own name. */
const bare = 'server { listen 80; root /var/www/site; types { text/html html; } }';

const cases = [
  // what                                  file of nginx                                address       what is taken
  ['bare static file', () => bare, '/about.html', 'identity'],
  ['page, as it is', () => shipped(), '/about', 'identity'],
  ['page, compressed', () => shipped(), '/about', 'br, gzip'],
  ['page that is missing', () => shipped(), '/zh-hant/nope', 'br, gzip'],
  ['slash moved away', () => shipped(), '/about/', 'identity'],
] as const;

const shipped = () => readFileSync('deploy/nginx.conf', 'utf8');

/** Milliseconds of every answer within the time, asked for over connections that stay open. */
async function load({ port }: Running, path: string, encoding: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + secondsEach * 1000;
  const times: number[] = [];
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const begun = performance.now();
      get({ host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': encoding } }, (response) => {
        response.resume().on('end', () => {
          times.push(performance.now() - begun);
          resolve();
        });
      }).on('error', reject);
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) await ask();
    }),
  );
  agent.destroy();
  return times;
}

if (!hosts.find(({ name }) => name === 'nginx')?.program) {
  console.error('nginx is not installed (Debian: apt-get install nginx-light)');
  process.exit(1);
}

const lines = ['| | requests a second | 99th percentile, ms |', '| --- | ---: | ---: |'];
for (const [what, servers, path, encoding] of cases) {
  const running = await serveByNginx('dist', servers());
  try {
    await load(running, path, encoding);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(...(await load(running, path, encoding)));
    times.sort((a, b) => a - b);
    const rate = Math.round(times.length / (rounds * secondsEach));
    lines.push(`| ${what} | ${rate} | ${times[Math.floor(times.length * 0.99)]!.toFixed(1)} |`);
    console.log(lines.at(-1));
  } finally {
    running.stop();
  }
}
mkdirSync('reports', { recursive: true });
writeFileSync(
  'reports/load.md',
  `nginx, one worker, ${connections} connections over loopback, the driver on the same machine.\n\n${lines.join('\n')}\n`,
);
