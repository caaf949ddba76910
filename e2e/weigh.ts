import { brotliCompressSync } from 'node:zlib';

/** In bytes, as a host sends it that compresses by brotli as hard as can be. */
export const weigh = (text: string | Buffer) => brotliCompressSync(text).length;
