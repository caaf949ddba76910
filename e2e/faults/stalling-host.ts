import { createServer } from 'node:http';
import { builtFilesIn } from '../../deploy/built-site.ts';
import { createSiteServer } from '../../deploy/serve.ts';
import { fileOf } from '../../src/pages.ts';
import { startServer } from '../start-server.ts';
import { readBuilt } from '../read-built.ts';

interface Transfer {
  /** Cuts a document into the pieces that are sent one by one. */
  pieces: (html: string) => string[];
  /** Waits before each piece but the first. */
  pause: () => Promise<unknown>;
}

/** Serves the site with pauses within documents; all other files are sent at once. */
export async function stallingHost({ pieces, pause }: Transfer) {
  const site = createSiteServer('dist');
  const files = new Set(builtFilesIn('dist'));
  const server = createServer(async (request, response) => {
    const file = fileOf(request.url!);
    if (!files.has(file) || request.headers['sec-purpose']) return void site.emit('request', request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    for (const [index, piece] of pieces(readBuilt(file)).entries()) {
      if (index) await pause();
      response.write(piece);
    }
    response.end();
  });
  return startServer(server);
}
