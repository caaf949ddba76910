import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSiteServer } from '../../deploy/serve.ts';
import { installed } from '../installed.ts';
import { startServer } from '../start-server.ts';
import { raw } from './ask.ts';

export interface Running {
  port: number;
  stop(): void;
  /** What it has written to its log of errors. */
  complaints(): string;
}

export interface Host {
  name: string;
  /** The program, where it has one that may be missing. */
  program?: string;
  /** Sends brotli too. */
  brotli: boolean;
  serve(folder: string): Promise<Running>;
}

export const nginx = installed('NGINX', '/usr/sbin/nginx', '/usr/local/sbin/nginx');
export const openssl = installed('OPENSSL', '/usr/bin/openssl', '/usr/local/bin/openssl');
const brotliModule = installed('NGINX_BROTLI', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
const caddy = installed('CADDY', '/usr/bin/caddy', '/usr/local/bin/caddy');

/** The hosts that the same tests are run against, with the files that are shipped for them. */
export const hosts: Host[] = [
  {
    name: 'npm start',
    brotli: true,
    async serve(folder) {
      const { port, close } = await startServer(createSiteServer(folder));
      // Its first answer reads all documents, which takes longer on a busy machine than some tests wait for an answer.
      await raw(port, 'GET / HTTP/1.0\r\n\r\n');
      return { port, stop: close, complaints: () => '' };
    },
  },
  {
    name: 'nginx',
    program: nginx ?? '',
    brotli: Boolean(brotliModule),
    serve: (folder) => serveByNginx(folder, readFileSync('deploy/nginx.conf', 'utf8')),
  },
  {
    name: 'Caddy',
    program: caddy ?? '',
    brotli: true,
    async serve(folder) {
      const [own, port] = [mkdtempSync(join(tmpdir(), 'caddy-')), await freePort()];
      const env = { ...process.env, PORT: String(port), SITE_ROOT: resolve(folder), HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own };
      const child = spawn(caddy!, ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let log = '';
      child.stderr!.on('data', (part: Buffer) => (log += String(part)));
      return running(child, port, own, () => log);
    },
  },
];

/** Whether this machine has IPv6: nginx does not start with a `listen` of an address that it cannot have. */
export const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

/**
 * Starts nginx over a folder with the text of a file such as `deploy/nginx.conf`, at a free port of this machine. `beside` is another server
 * block for the same addresses.
 */
export async function serveByNginx(folder: string, servers: string, beside = ''): Promise<Running> {
  const [own, port] = [mkdtempSync(join(tmpdir(), 'nginx-')), await freePort()];
  const site = [beside, servers]
    .join('\n')
    .replaceAll(/listen 80( default_server| ssl)?;/g, `listen 127.0.0.1:${port}$1;`)
    .replaceAll(/listen \[::\]:80( default_server| ssl)?;/g, hasIpv6 ? `listen [::1]:${port}$1;` : '')
    .replace('root /var/www/site;', `root ${resolve(folder)};`)
    .replace('/etc/nginx/site-brotli.conf*', join(own, 'brotli.conf*'));
  mkdirSync(join(own, 'logs'));
  if (brotliModule) writeFileSync(join(own, 'brotli.conf'), 'brotli_static on;\n');
  writeFileSync(
    join(own, 'nginx.conf'),
    [
      ...(brotliModule ? [`load_module ${resolve(brotliModule)};`] : []),
      // nginx reads the folder as the user who runs the tests.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `worker_processes 1; daemon off; pid ${own}/pid; error_log ${own}/errors info;`,
      'events { worker_connections 512; }',
      // As in the nginx.conf that nginx comes with.
      `http { default_type application/octet-stream; access_log off; sendfile on; client_body_temp_path ${own}/b; proxy_temp_path ${own}/p; fastcgi_temp_path ${own}/f;`,
      `uwsgi_temp_path ${own}/u; scgi_temp_path ${own}/s;\n${site}}`,
    ].join('\n'),
  );
  const child = spawn(nginx!, ['-p', own, '-c', join(own, 'nginx.conf')], { stdio: 'inherit' });
  return running(child, port, own, () => readFileSync(join(own, 'errors'), 'utf8'));
}

async function running(child: ChildProcess, port: number, own: string, complaints: () => string): Promise<Running> {
  const stop = () => {
    child.once('exit', () => rmSync(own, { recursive: true, force: true }));
    child.kill('SIGTERM');
  };
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with exit code ${child.exitCode}: ${complaints()}`);
    const answer = await raw(port, 'GET / HTTP/1.0\r\n\r\n').catch(() => '');
    await pause(50);
    // An answer may be that of another server, which took the port meanwhile: then this one ends.
    if (answer && child.exitCode === null) return { port, stop, complaints };
  }
  stop();
  throw new Error(`${child.spawnfile} does not answer at port ${port}: ${complaints()}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
