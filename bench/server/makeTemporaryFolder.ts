import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that is deleted when this process exits, also after SIGINT or SIGTERM. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-search-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
