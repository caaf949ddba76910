import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, sep } from 'node:path';
import { createSiteServer } from '../deploy/serve.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Answer } from './answer.ts';
import { kindOf, type Hit } from './hits.ts';
import type { Profile } from './profiles.ts';

export interface Site {
  name: string;
  folder: string;
  origin: string;
  /** What was asked for, in the order of asking. */
  hits: Hit[];
  /** The line of the visitor who is here. */
  line?: Profile['network'];
  close(): void;
}

/** The folder as `deploy/serve.ts` serves it, compressed beforehand as hard as can be, with a record of what goes over the wire. */
export async function host(name: string, folder: string): Promise<Site> {
  const inner = createSiteServer(folder).listen(0);
  await once(inner, 'listening');
  const answers = new Map<string, Promise<Answer>>();
  const addresses = new Set(addressesIn(folder));
  // A folder without a page for it is one that our host cannot serve.
  const lost = (address: string) => !existsSync(join(folder, '404.html')) && !addresses.has(address.replace(/(?<=.)\/$|\?.*/, ''));
  const answerTo = async (address: string) => {
    if (lost(address)) return nothing;
    if (!answers.has(address)) answers.set(address, ask(`http://127.0.0.1:${portOf(inner)}${address}`));
    return answers.get(address)!;
  };
  await Promise.all(Array.from(addresses, (address) => answerTo(address)));

  const site: Site = { name, folder, origin: '', hits: [], close: () => [inner, outer].forEach((each) => each.close()) };
  const outer = createServer(async (request, response) => {
    const address = request.url ?? '/';
    const before = request.socket.bytesWritten;
    const purpose = String(request.headers['sec-purpose'] ?? '');
    const ahead = purpose.includes('prefetch');
    const hit: Hit = { at: Date.now(), address, ahead, kind: 'other', bytes: 0 };
    site.hits.push(hit);
    const { status, headers, body } = await answerTo(address);
    // The browser's emulation leaves out the pages that it speculates on: they are held back here.
    const speculated = ahead && (purpose.includes('prerender') || request.headers['sec-fetch-dest'] === 'document');
    const line = speculated ? site.line : undefined;
    if (line) await pause(line.latency);
    hit.kind = kindOf(String(headers['content-type'] ?? ''), address);
    // Headers are counted too: they travel as well.
    response.on('close', () => (hit.bytes = request.socket.bytesWritten - before));
    if (headers.etag && request.headers['if-none-match'] === headers.etag) response.writeHead(304, headers).end();
    else {
      response.writeHead(status, { ...headers, 'content-length': body.length });
      for (const packet of line ? packetsOf(body) : [body]) {
        if (line) await pause((packet.length / line.downloadThroughput) * 1000);
        response.write(packet);
      }
      response.end();
    }
  }).listen(0);
  await once(outer, 'listening');
  site.origin = `http://localhost:${portOf(outer)}`;
  return site;
}

/** As much as a packet of a connection holds. */
const packetBytes = 1460;

function packetsOf(body: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(body.length / packetBytes) }, (_, index) =>
    body.subarray(index * packetBytes, (index + 1) * packetBytes),
  );
}

const nothing: Answer = { status: 404, headers: {}, body: Buffer.alloc(0) };

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}

/** Every file by the address that is asked for it: `about.html` and `about/index.html` are `/about`. */
const addressesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .map((path) => path.replace(/\.html$/, '').replace(/\/index$/, '') || '/');
