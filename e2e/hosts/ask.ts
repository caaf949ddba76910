import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests exactly this path; a browser, and most clients, would normalize it first. */
export const ask = (port: number, path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', host = '127.0.0.1'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

/** Sends these bytes and reads until the host ends the connection, or is silent for so long. */
export const raw = (port: number, bytes: string | Buffer, silenceMs = 3000): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const done = () => resolve(Buffer.concat(parts).toString('latin1'));
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (part) => parts.push(part));
    socket.on('close', done);
    socket.on('error', (error) => (parts.length ? done() : reject(error)));
  });
