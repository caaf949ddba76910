import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createSiteServer } from '../deploy/serve.ts';
import { startServer } from '../e2e/start-server.ts';
import type { Profile } from './profiles.ts';

export type Site = Awaited<ReturnType<typeof host>>;

/** One request: its path, whether it was speculative, and the bytes of the response over the wire, headers included. */
export type Hit = { path: string; ahead: boolean; bytes: number };

/** The folder as `deploy/serve.ts` serves it, with a record of what goes over the wire. */
export async function host(name: string, folder: string) {
  const hits: Hit[] = [];
  const site = { name, hits, origin: '', line: undefined as Profile['network'] | undefined };
  const inner = createSiteServer(folder).unref();
  const { origin: within } = await startServer(inner);
  const sizeOf = async (path: string) =>
    Number((await fetch(within + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })).headers.get('content-length'));
  const outer = createServer(async (request, response) => {
    const before = request.socket.bytesWritten;
    const purpose = String(request.headers['sec-purpose'] ?? '');
    const hit: Hit = { path: request.url!, ahead: purpose.includes('prefetch'), bytes: 0 };
    hits.push(hit);
    response.on('close', () => (hit.bytes = request.socket.bytesWritten - before));
    // The browser's network emulation does not slow down speculative loads of pages, so their responses are delayed here.
    const speculated = hit.ahead && (purpose.includes('prerender') || request.headers['sec-fetch-dest'] === 'document');
    if (site.line && speculated) await pause(site.line.latency + ((await sizeOf(request.url!)) / site.line.download) * 1000);
    inner.emit('request', request, response);
  });
  const { origin } = await startServer(outer.unref());
  return Object.assign(site, { origin });
}
