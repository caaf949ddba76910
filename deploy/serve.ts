import { send } from '@fastify/send';
import { statSync } from 'node:fs';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { builtSiteIn, notFoundPageFor } from './built-site.ts';
import {
  addressForm,
  caching,
  compressedEnds,
  contentTypes,
  encodings,
  headersOf,
  hidden,
  longestTarget,
  movedStatus,
  resourcePolicyOf,
  securityFile,
  segmentsForm,
} from './policy.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Readable | string;
}

const form = new RegExp(`^${addressForm}$`);
const slashed = new RegExp(`^(${segmentsForm})/+$`);
const withoutAddress = new RegExp(hidden);

/** An HTTP server for the built site in the folder, following the policy of `policy.ts`. */
export function createSiteServer(folder: string): Server {
  const everywhere = headersEverywhere(folder);
  const given = new Set<ServerResponse>();
  const refuse = (socket: Duplex, { status, headers, body }: Answer) => {
    const lines = Object.entries({ ...everywhere(), ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body as string}`);
  };
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    given.add(response);
    response.on('close', () => given.delete(response));
    answerTo(folder, request)
      .catch(() => refusal(500))
      .then((answer) => give(answer, { ...everywhere(), ...answer.headers }, request, response))
      // The client has closed the connection.
      .catch(() => response.destroy());
  });
  // Without this listener Node answers `Expect` requests itself, without our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    // After the head of another response, the client would read this one as part of that response's body.
    const isGiven = [...given].some(({ headersSent, req }) => headersSent && req.socket === socket);
    if (isGiven || !socket.writable) return socket.destroy();
    refuse(socket, refusal(refusedFor[code ?? ''] ?? 400));
  });
  // Without this listener Node ends the connection without an answer. Node no longer watches the socket: an error of it would end the process.
  server.on('connect', (_, socket) => refuse(socket.on('error', () => socket.destroy()).resume(), refusal(405, { allow: 'GET, HEAD' })));
  return server;
}

/** The status for a request that Node rejects, by Node's error code; 400 for any other code. */
const refusedFor: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The headers of every response, computed again when a build has replaced the folder. */
function headersEverywhere(folder: string) {
  let headers: Record<string, string> = {};
  let known = '';
  return () => {
    const { ino, mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { ino: 0, mtimeMs: 0 };
    if (ino && known !== `${ino} ${mtimeMs}`)
      try {
        headers = headersOf(builtSiteIn(folder).scripts);
        known = `${ino} ${mtimeMs}`;
      } catch {
        // A build is replacing the folder: the former headers are sent until it is there.
      }
    return headers;
  };
}

async function answerTo(folder: string, request: IncomingMessage): Promise<Answer> {
  const { method = '', url = '', httpVersion } = request;
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, { allow: 'GET, HEAD' });
  if (url.length > longestTarget) return refusal(414);
  // A request must have exactly one Host header (RFC 9112, 3.2); of several, Node would use the first.
  if (httpVersion !== '1.0' && request.headersDistinct.host?.length !== 1) return refusal(400);
  // The request target may be an absolute URL (RFC 9112, 3.2.2).
  const [, address, query = ''] = /^([^?]*)(.*)$/s.exec(url.replace(/^https?:\/\/[^/?#]*/i, ''))!;
  const path = address || '/';
  const [, moved] = slashed.exec(path) ?? [];
  if (moved) return { ...refusal(movedStatus, { location: moved + query, 'cache-control': caching.revalidated }), body: '' };
  if (path === securityFile || (form.test(path) && !withoutAddress.test(path))) {
    const file = [`${path === '/' ? '/index' : path}.html`, path].find((each) => isFile(folder + each));
    const answer = file && (await sent(folder, file, request, cachingOf(path)));
    if (answer) return answer;
  }
  return notFound(folder, path, request);
}

const cachingOf = (path: string) => (path.startsWith(caching.immutableFolder) ? caching.immutable : caching.revalidated);

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

/** The response with a file, or with its copy in the best accepted encoding; undefined if the file has been removed meanwhile. */
async function sent(folder: string, file: string, { method, headers: asked }: Asked, cacheControl: string): Promise<Answer | undefined> {
  const end = file.slice(file.lastIndexOf('.') + 1);
  const encoding = encodings.find((each) => accepts(asked['accept-encoding'], each.name) && isFile(join(folder, file + each.end)));
  // A range is for GET (RFC 9110, 14.2), and not where it depends on a weak ETag (13.1.5); the library heeds neither.
  const { range, ...others } = asked;
  const isWhole = method === 'HEAD' || String(asked['if-range']).startsWith('W/');
  const request = { method, headers: isWhole ? others : { ...others, range } } as IncomingMessage;
  const options = { root: folder, index: false, dotfiles: 'allow', cacheControl: false, contentType: false } as const;
  const { type, statusCode: status, headers, stream } = await send(request, file + (encoding?.end ?? ''), options);
  if (type !== 'file') {
    const { ['Content-Range']: range } = headers;
    return status === 416 || status === 412 ? refusal(status, range ? { 'content-range': range } : {}) : undefined;
  }
  const ofFile = {
    'cache-control': cacheControl,
    'cross-origin-resource-policy': resourcePolicyOf(file),
    ...(compressedEnds.includes(end) && { vary: 'accept-encoding' }),
  };
  const ofBody = {
    'content-type': contentTypes[end] ?? 'application/octet-stream',
    ...(encoding && { 'content-encoding': encoding.name }),
  };
  return { status, headers: { ...headers, ...ofFile, ...(status !== 304 && ofBody) }, body: stream };
}

/** Whether an Accept-Encoding header accepts the encoding (RFC 9110, 12.5.3); `*` is not interpreted. */
const accepts = (header: string | string[] | undefined, encoding: string) =>
  String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, weight] = part.split(';').map((each) => each.trim());
      return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '');
    });

/** Headers that describe a file, and that have no meaning for an address without one. */
const ofTheFile = new Set(['ETag', 'Last-Modified', 'Accept-Ranges']);

async function notFound(folder: string, path: string, { method, headers }: Asked): Promise<Answer> {
  const page = notFoundPageFor(path, folder);
  // Without range and conditional headers, so that the page is always sent whole.
  const asked = { method, headers: { 'accept-encoding': headers['accept-encoding'] } };
  const answer = isFile(folder + page) && (await sent(folder, page, asked, caching.missing));
  if (!answer) return refusal(404);
  const kept = Object.entries(answer.headers).filter(([name]) => !ofTheFile.has(name));
  return { ...answer, headers: Object.fromEntries(kept), status: 404 };
}

/** A plain-text error response. It repeats nothing of the request, which may be hostile. */
const refusal = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: {
    'content-type': contentTypes.txt!,
    'cache-control': caching.missing,
    'cross-origin-resource-policy': resourcePolicyOf('/'),
    ...headers,
  },
  body: `${status} ${STATUS_CODES[status]}\n`,
});

async function give({ status, body }: Answer, headers: Record<string, string>, { method }: IncomingMessage, response: ServerResponse) {
  response.writeHead(status, headers);
  if (method === 'HEAD' || typeof body === 'string') {
    response.end(method === 'HEAD' ? undefined : body);
  } else {
    // Where the client has left and the file has been removed, the stream fails after the pipeline has ended, and would end the process.
    body.on('error', () => {});
    await pipeline(body, response);
  }
}
