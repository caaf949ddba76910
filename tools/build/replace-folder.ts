import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';

/** The next build and, during the exchange, the previous one are beside the folder: on the same file system, so that renaming is enough. */
export const besideOf = (folder: string) => `${folder}.next`;
const previous = (folder: string) => `${folder}.previous`;

/**
 * Repairs the folder after an interrupted replacement: it is then complete, old or new, and nothing is left beside it. A folder that never
 * existed is not created.
 */
export async function restoreFolder(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(previous(folder))) await rename(previous(folder), folder);
  await Promise.all([besideOf(folder), previous(folder)].map((path) => rm(path, { recursive: true, force: true })));
}

/**
 * Replaces a folder by what `write` puts into an empty one. Readers see the old or the new folder, except between two renames; after an
 * interruption `restoreFolder` repairs it.
 *
 * @throws what `write` throws; the folder is then unchanged.
 */
export async function replaceFolder(folder: string, write: (beside: string) => Promise<void>): Promise<void> {
  await restoreFolder(folder);
  await mkdir(besideOf(folder), { recursive: true });
  try {
    await write(besideOf(folder));
  } catch (error) {
    await rm(besideOf(folder), { recursive: true, force: true });
    throw error;
  }
  if (existsSync(folder)) await rename(folder, previous(folder));
  await rename(besideOf(folder), folder);
  await rm(previous(folder), { recursive: true, force: true });
}
