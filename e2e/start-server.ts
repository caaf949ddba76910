import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server at a free port. Closing it ends its open connections too. */
export async function startServer(server: Server) {
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, origin: `http://localhost:${port}`, close };
}
