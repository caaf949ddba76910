import { createServer } from 'vite';
import { checkSources } from '../check/check-sources.ts';

/** A Vite server for its `ssrLoadModule` only: it listens to no port and watches no file. Throws for a fault that would stop a build. */
export async function rendererServer() {
  // Vite's own message for a broken locale file does not name the file.
  await checkSources(process.cwd());
  return createServer({
    configLoader: 'native',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}
