import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that goes with this process, also when somebody ends it. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-search-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
