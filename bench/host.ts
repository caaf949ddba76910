import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createSiteServer } from '../deploy/serve.ts';
import type { Profile } from './profiles.ts';

export type Site = Awaited<ReturnType<typeof host>>;

/** What was asked for, whether ahead of need, and the bytes of the answer over the wire, headers included. */
export type Hit = { path: string; ahead: boolean; bytes: number };

const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

/** The folder as `deploy/serve.ts` serves it, with a record of what goes over the wire. */
export async function host(name: string, folder: string) {
  const hits: Hit[] = [];
  const site = { name, hits, origin: '', line: undefined as Profile['network'] | undefined };
  const inner = createSiteServer(folder);
  const sizeOf = async (path: string) =>
    Number((await fetch(originOf(inner) + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })).headers.get('content-length'));
  const outer = createServer(async (request, response) => {
    const before = request.socket.bytesWritten;
    const purpose = String(request.headers['sec-purpose'] ?? '');
    const hit: Hit = { path: request.url!, ahead: purpose.includes('prefetch'), bytes: 0 };
    hits.push(hit);
    response.on('close', () => (hit.bytes = request.socket.bytesWritten - before));
    // The browser's emulation leaves out the pages that it speculates on: they are held back here, until the line had sent them.
    const speculated = hit.ahead && (purpose.includes('prerender') || request.headers['sec-fetch-dest'] === 'document');
    if (site.line && speculated) await pause(site.line.latency + ((await sizeOf(request.url!)) / site.line.download) * 1000);
    inner.emit('request', request, response);
  });
  for (const server of [inner, outer]) await once(server.listen(0).unref(), 'listening');
  return Object.assign(site, { origin: originOf(outer) });
}
