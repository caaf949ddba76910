import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../deploy/serve.ts';

/** Serves the site, as a host and as a proxy for every other host; the client script comes so late. Gives the port. */
export async function serve(lateMs = 0): Promise<number> {
  const site = createSiteServer('dist');
  const server = createServer((request, response) => {
    request.url = request.url!.replace(/^http:\/\/[^/]*/, '');
    setTimeout(() => site.emit('request', request, response), request.url.startsWith('/assets/client-') ? lateMs : 0).unref();
  });
  await once(server.listen(0).unref(), 'listening');
  return (server.address() as AddressInfo).port;
}
