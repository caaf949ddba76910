import { readFile, utimes, writeFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFilesIn } from './built-site.ts';
import { compressedEnds, encodings } from './policy.ts';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes a brotli and a gzip copy beside every text file of a build (`about.html.br`, `about.html.gz`), with the same bytes on every run. A
 * copy keeps the modification time of its file, so that hosts send the same Last-Modified for both.
 */
export async function compress(folder: string): Promise<void> {
  const texts = builtFilesIn(folder).filter((file) => compressedEnds.some((end) => file.endsWith(`.${end}`)));
  const copies = texts.flatMap((file) => encodings.map(({ name, end }) => ({ path: join(folder, file), name, end })));
  // In parallel, so that all processors compress.
  await Promise.all(
    copies.map(async ({ path, name, end }) => {
      const [bytes, { atime, mtime }] = await Promise.all([readFile(path), stat(path)]);
      await writeFile(path + end, await compressors[name](bytes));
      await utimes(path + end, atime, mtime);
    }),
  );
}
