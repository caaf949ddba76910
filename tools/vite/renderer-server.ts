import { createServer } from 'vite';

/** A Vite server for its `ssrLoadModule` only: it listens to no port and watches no file. */
export const rendererServer = () =>
  createServer({
    configLoader: 'native',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
