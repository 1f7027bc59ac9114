import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a finished step was made from, as one word; a file that is missing counts as empty. @param {string[]} parts */
export function stampOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('hex');
}

/** Whether the step that left its stamp in `file` was made from the same things. @param {string} file @param {string} stamp */
export function hasStamp(file, stamp) {
  return read(file).trim() === stamp;
}

/** Written last, so that a step cut short is done again. @param {string} file @param {string} stamp */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${stamp}\n`);
}

/** @param {string} file */
export function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
