import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Bytes that the databases, browser profiles and installed packages of a run need at most, with room to spare. */
const needed = 4 * 2 ** 30;

/**
 * Where the temporary files of a run go: into memory where Linux has a folder for it with enough room, since flushing
 * the databases of the server tests to a disk takes a sixth of their time, and else where the system puts such files.
 * @param {{ memory?: string, bytes?: number }} [options] a folder in memory, and the free bytes it must have
 * @returns {string}
 */
export function scratchParent({ memory = '/dev/shm', bytes = needed } = {}) {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= bytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
