import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeDir } from './packPackages.ts';
import { runProgram } from './runProgram.ts';

/**
 * Copies a folder of `tests/packages` that has its own lockfile to a folder outside of the workspace, and installs it there.
 * `prepare` may change the copy before. Without success, the copy is removed.
 */
export async function installCopy(name: string, prepare: (folder: string) => void = () => {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `gildshelf-${name}-`)));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    cpSync(join(import.meta.dirname, '..', name), folder, { recursive: true });
    prepare(folder);
    const flags = ['--prefer-offline', '--frozen-lockfile', '--trust-lockfile', '--ignore-scripts'];
    await runProgram(folder, 'pnpm', ['install', ...flags, '--store-dir', storeDir()]);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
