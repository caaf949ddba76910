import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * What every answer carries, a redirect and a 404 too. Scripts and styles stand in the pages, so a policy for those would be a list of
 * hashes, new with each build; this one is for good.
 */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
};

/**
 * Serves a built site as a good static host does: `/about` is `about.html`, a trailing slash is redirected away,
 * and what no file answers gets status 404 with the nearest `404.html` above it.
 */
export function createSiteServer(folder: string): Server {
  const files = sirv(folder, {
    // Looked at for each request: a build may come meanwhile, and an answer of the length of before would never end.
    dev: true,
    extensions: ['html'],
    etag: true,
    setHeaders(response, path) {
      const lasting = path.startsWith('/assets/');
      response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate');
      if (path.endsWith('.webmanifest')) response.setHeader('content-type', 'application/manifest+json');
    },
  });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    const [address = '/', query] = (request.url ?? '/').split(/(?=\?)/, 2);
    const path = decoded(address);
    // One address a page: its file's own name is none, however it is written, and neither is one with an empty part.
    if (path === null || /\/\/|\\|\/index$|\.html$|\/404$/.test(path)) return notFound(folder, request, response, path ?? '/');
    if (path.length > 1 && path.endsWith('/')) {
      response.writeHead(308, { location: address.replace(/(\/|%2F)+$/i, '') + (query ?? '') }).end();
      return;
    }
    files(request, response, () => notFound(folder, request, response, path));
  });
}

/** The path without its percent-encoding; null where that is malformed. */
function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

function notFound(folder: string, request: IncomingMessage, response: ServerResponse, path: string) {
  const segments = path.split('/').filter((segment) => segment && segment !== '..');
  const candidates = segments.map((_, depth) => join(folder, ...segments.slice(0, segments.length - depth), '404.html'));
  const file = [...candidates, join(folder, '404.html')].find((candidate) => existsSync(candidate));
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(request.method === 'HEAD' ? undefined : file ? readFileSync(file) : 'Not found');
}
