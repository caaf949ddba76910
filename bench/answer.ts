import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const compress = promisify(brotliCompress);
const text = /text|json|javascript|xml/;
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

/** What the address answers, compressed as hard as can be. */
export async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  const headers: OutgoingHttpHeaders = Object.fromEntries(Array.from(response.headers).filter(([key]) => !ofTheConnection.has(key)));
  const plain = Buffer.from(await response.arrayBuffer());
  if (!text.test(String(headers['content-type']))) return { status: response.status, headers, body: plain };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const body = await compress(plain, { params });
  return { status: response.status, headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' }, body };
}
