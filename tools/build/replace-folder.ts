import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The next build and, during the exchange, the previous one are beside the folder: on the same file system, so that renaming is enough. */
export const besideOf = (folder: string) => `${folder.replace(/[\\/]+$/, '')}.next`;
const previous = (folder: string) => `${folder}.previous`;
/** Holds the id of the process that writes the folder, because two at once would put an incomplete folder into place. */
const lock = (folder: string) => `${folder}.lock`;

/**
 * Repairs the folder after an interrupted replacement: it is then complete, old or new, and nothing is left beside it. A folder that never
 * existed is not created.
 *
 * @throws where another process is writing the folder.
 */
export async function restoreFolder(folder: string): Promise<void> {
  await refuseOther(folder);
  await tidy(folder);
}

async function tidy(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(previous(folder))) await rename(previous(folder), folder);
  await Promise.all([besideOf(folder), previous(folder), lock(folder)].map((path) => rm(path, { recursive: true, force: true })));
}

/**
 * Replaces a folder by what `write` puts into an empty one. Readers see the old or the new folder, except between two renames; after an
 * interruption `restoreFolder` repairs it.
 *
 * @throws what `write` throws, or where another process is writing the folder, which is then unchanged.
 */
export async function replaceFolder(folder: string, write: (beside: string) => Promise<void>): Promise<void> {
  await restoreFolder(folder);
  await mkdir(dirname(folder), { recursive: true });
  try {
    await writeFile(lock(folder), String(process.pid), { flag: 'wx' });
  } catch (error) {
    await refuseOther(folder);
    throw error;
  }
  try {
    await mkdir(besideOf(folder));
    await write(besideOf(folder));
    if (existsSync(folder)) await rename(folder, previous(folder));
    await rename(besideOf(folder), folder);
  } finally {
    await tidy(folder);
  }
}

async function refuseOther(folder: string): Promise<void> {
  const id = Number(await readFile(lock(folder), 'utf8').catch(() => 0));
  if (id && id !== process.pid && isRunning(id)) {
    const expected = `wait for it, or end it; if it is no build, remove ${lock(folder)}`;
    throw new Error(`${folder} is being written by process ${id}: ${expected}`);
  }
}

/** Signal 0 only tests whether the process exists; for a process of another user, it fails with EPERM. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
