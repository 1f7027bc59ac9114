import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasErrorCode } from '../errors.ts';

/**
 * Creates a folder and its missing parents with mode 700. Node's `recursive` option never returns where the system reports ENOENT
 * below an existing folder, as in /proc.
 */
export function ensureFolder(path: string): void {
  try {
    makeOne(path);
  } catch (thrown) {
    if (!hasErrorCode(thrown, 'ENOENT')) throw thrown;
    ensureFolder(dirname(path));
    makeOne(path);
  }
}

function makeOne(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (thrown) {
    if (!hasErrorCode(thrown, 'EEXIST') || !statSync(path).isDirectory()) throw thrown;
  }
}
