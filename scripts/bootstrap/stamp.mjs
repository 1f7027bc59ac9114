import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A hash of the inputs of a step. @param {string[]} parts */
export function stampOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('hex');
}

/** Whether the stamp in `file` equals `stamp`, so that the step has run with the same inputs. @param {string} file @param {string} stamp */
export function hasStamp(file, stamp) {
  return readOrEmpty(file).trim() === stamp;
}

/** Call it last, so that an interrupted step runs again. @param {string} file @param {string} stamp */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  // Replaces the file instead of changing it: in a checkout that was copied with hard links it is the file of the other one too.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${stamp}\n`);
  renameSync(temporary, file);
}

/** The text of a file; an empty string if it cannot be read. @param {string} file */
export function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
