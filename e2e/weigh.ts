import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Its size in bytes, compressed by brotli at the highest level. */
export const weigh = (text: string | Buffer) => brotliCompressSync(text).length;

/** The bytes that a host sends for this file of the built site: those of its brotli copy, or its own where it has none. */
export function bytesSentFor(file: string): number {
  const path = join('dist', file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
