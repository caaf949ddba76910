import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, sep } from 'node:path';
import { createSiteServer } from '../deploy/serve.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server | undefined;

/** A server of its own, so that an address that crashes it fails no other test. */
async function port() {
  if (!server) {
    server = createSiteServer('dist').listen(0).unref();
    await once(server, 'listening');
  }
  return (server.address() as AddressInfo).port;
}

/** Requests exactly this path from the host; a browser, and most clients, would normalize it first. */
export async function ask(path: string, method = 'GET', headers = {}): Promise<Answer> {
  const options = { port: await port(), path, method, headers, agent: false };
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

export const read = (file: string) => readFileSync(join('dist', file), 'utf8');

/** Every file that is deployed, by its path. */
export const filesInDist = () =>
  readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('dist', join(entry.parentPath, entry.name)).split(sep).join('/'));

/** `/about` is `about.html`, `/` is `index.html`. */
export const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** The site's own address, as its home page names it. */
export const siteAddress = () => /rel="canonical" href="(https:\/\/[^/"]+)\/"/.exec(read('index.html'))![1]!;
