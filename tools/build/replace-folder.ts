import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';

/** Where the next build is written, and where the one before stands while the next takes its place: beside it, on the same file system. */
export const besideOf = (folder: string) => `${folder}.next`;
const previous = (folder: string) => `${folder}.previous`;

/**
 * Brings back what a replacement has left that was ended at any point: the folder is then whole, as before it or as after it, and nothing
 * stands beside it. A folder that never was stays away.
 */
export async function restoreFolder(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(previous(folder))) await rename(previous(folder), folder);
  await Promise.all([besideOf(folder), previous(folder)].map((path) => rm(path, { recursive: true, force: true })));
}

/**
 * Replaces a folder by what `write` leaves in the empty one that it is given. Readers see the old one or the new one, but for the moment
 * between two renames; whenever the process ends, `restoreFolder` finds one of them whole.
 *
 * @throws what `write` throws; the folder is then as it was.
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
