import { brotliCompressSync } from 'node:zlib';

/** Its size in bytes, compressed by brotli at the highest level. */
export const weigh = (text: string | Buffer) => brotliCompressSync(text).length;
