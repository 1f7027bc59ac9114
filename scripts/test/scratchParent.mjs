import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** More bytes than the databases, browser profiles and installed packages of a run need. */
const neededBytes = 4 * 2 ** 30;

/**
 * The parent folder of the temporary files of a run: a folder in memory if Linux has one with enough space, since flushing the
 * databases of the server tests to a disk takes a sixth of their time; otherwise the system's folder for temporary files.
 * @param {{ memory?: string, bytes?: number }} [options] a folder in memory, and the free bytes it must have
 * @returns {string}
 */
export function scratchParent({ memory = '/dev/shm', bytes = neededBytes } = {}) {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= bytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
