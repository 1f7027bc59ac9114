import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes the stored images that were fetched before a time; resolves to their number. Those that titles show are fetched again. */
export async function deleteOldImages(folder: string, fetchedBefore: number): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let deleted = 0;
  for (const name of names) {
    const path = join(folder, name);
    // Another server process may have deleted it in the meantime.
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile() || found.mtimeMs >= fetchedBefore) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}
