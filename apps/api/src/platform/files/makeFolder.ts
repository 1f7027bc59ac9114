import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasErrorCode } from './hasErrorCode.ts';

/**
 * Makes a folder for its owner alone, and those above it. Node's own `recursive` never returns where the system calls a
 * folder missing that is there, as in /proc.
 */
export function makeFolder(path: string): void {
  try {
    makeOne(path);
  } catch (thrown) {
    if (!hasErrorCode(thrown, 'ENOENT')) throw thrown;
    makeFolder(dirname(path));
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
