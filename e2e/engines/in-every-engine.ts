import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe } from 'vitest';
import { createSiteServer } from '../../deploy/serve.ts';
import type { Session } from './engine.ts';
import { engines } from './engines.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** The site at an address that is neither encrypted nor this machine’s own: no browser trusts it. */
export const untrusted = 'http://site.test';

/** The same journeys in every engine that is installed, each with a visitor of its own. */
export function inEveryEngine({ script }: { script: boolean }, journeys: (visitor: Visitor) => void) {
  for (const engine of engines) {
    describe.skipIf(engine.missing.length > 0)(`${engine.name}`, () => {
      let server: Server;
      let session: Session;

      beforeAll(async () => {
        server = serve();
        session = await engine.begin({ script, proxyPort: portOf(server) });
      });

      afterAll(async () => {
        await session?.end();
        server.close();
      });

      journeys(
        createVisitor(
          () => session,
          () => `http://localhost:${portOf(server)}`,
        ),
      );
    });
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** The site, for those who ask here for it and for those who come here as to a proxy. */
function serve(): Server {
  const site = createSiteServer('dist');
  return createServer((request, response) => {
    request.url = request.url!.replace(/^http:\/\/[^/]*/, '');
    site.emit('request', request, response);
  }).listen(0);
}
