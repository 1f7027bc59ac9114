import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeDir } from './packPackages.ts';
import { runProgram } from './runProgram.ts';

/** Installs WordPress and PHP, in the versions of `tests/packages/wordpress`, in a folder outside of the workspace. */
export async function installWordPress() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gildshelf-wordpress-')));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  cpSync(join(import.meta.dirname, '../wordpress'), folder, { recursive: true });
  try {
    const flags = ['--prefer-offline', '--frozen-lockfile', '--trust-lockfile', '--ignore-scripts'];
    await runProgram(folder, 'pnpm', ['install', ...flags, '--store-dir', storeDir()]);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
