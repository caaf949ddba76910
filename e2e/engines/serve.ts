import { createServer } from 'node:http';
import { createSiteServer } from '../../deploy/serve.ts';
import { startServer } from '../start-server.ts';

/** Serves `dist/`, also as a proxy for every other host, with the client script delayed by `lateMs` milliseconds. Returns the port. */
export async function serve(lateMs = 0): Promise<number> {
  const site = createSiteServer('dist');
  const server = createServer((request, response) => {
    request.url = request.url!.replace(/^http:\/\/[^/]*/, '');
    setTimeout(() => site.emit('request', request, response), request.url.startsWith('/assets/client-') ? lateMs : 0).unref();
  });
  return (await startServer(server.unref())).port;
}
