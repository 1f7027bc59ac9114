import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Disks give room in pieces of this size. */
const block = 4096;
/** So much stays where not everything can: room is not made anew for every picture. */
const share = 0.9;

/** What a file of this size takes of the disk, in bytes. */
export const roomOf = (size: number): number => Math.ceil(size / block) * block;

/**
 * Deletes the oldest files of a folder where they take more than `most` bytes, until they take a tenth less than that. Gives
 * what they take then.
 */
export async function makeRoom(folder: string, most: number): Promise<number> {
  const files: { readonly path: string; readonly room: number; readonly time: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another copy of the server may have deleted it since.
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) files.push({ path, room: roomOf(found.size), time: found.mtimeMs });
  }
  let used = files.reduce((sum, { room }) => sum + room, 0);
  if (used <= most) return used;
  for (const { path, room } of files.sort((a, b) => a.time - b.time)) {
    if (used <= most * share) break;
    await rm(path, { force: true });
    used -= room;
  }
  return used;
}
